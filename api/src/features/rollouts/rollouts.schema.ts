import { z } from 'zod';
import { listQuery, listReply } from '../../platform/http/list.schema.ts';
import { message } from '../../platform/message.schema.ts';
import { buildName, partName, releaseRecord } from '../../platform/storage/release-record.schema.ts';

/** The order in which stores get new builds. A ring includes the rings before it. */
export const ring = z.enum(['first', 'early', 'everyone']);
export type Ring = z.infer<typeof ring>;

/** A share of the visitors in basis points: 10 % is 1,000. */
export const share = z.number().int().min(0).max(10_000);

/** Part → build. */
export const buildsOfParts = z.record(partName, buildName);

/** All that the edge needs to choose a visitor's builds. */
export const releasePlan = z.object({
  version: z.string(),
  live: z.object({ id: z.uuid().nullable(), parts: buildsOfParts }),
  /** Part → the build to fall back to when the live one fails. */
  fallback: z.record(partName, buildName.nullable()),
  rollouts: z.array(
    z.object({
      id: z.uuid(),
      remote: partName,
      build: buildName,
      share,
      ring: ring.nullable(),
      tenantIds: z.array(z.uuid()).nullable(),
      startsAt: z.iso.datetime(),
    }),
  ),
  /** Stores that are not in the ring `everyone`. */
  rings: z.record(z.uuid(), ring),
  /** The record of every build that is named above. */
  records: z.array(releaseRecord),
  /** `<part>/<build>` → whether its files are in the folder of local builds or in the release storage. */
  sources: z.record(z.string(), z.enum(['local', 'upload'])),
});
export type ReleasePlan = z.infer<typeof releasePlan>;

const tenantIds = z.array(z.uuid()).min(1).max(1_000).nullable();

/** A rollout to this share of the visitors: of all stores, of a ring (and the ones before it), or of these stores. */
export const rolloutInput = z
  .strictObject({
    remote: partName,
    build: buildName,
    share,
    ring: ring.nullable().default(null),
    tenantIds: tenantIds.default(null),
    /** Now by default. */
    startsAt: z.iso.datetime().optional(),
  })
  .refine(({ ring: given, tenantIds: stores }) => !given || !stores, {
    path: ['tenantIds'],
    message: 'either a ring or stores',
  });
export type RolloutInput = z.infer<typeof rolloutInput>;

/** `finished` makes its build live; `stopped` ends it. */
export const rolloutUpdate = z
  .strictObject({ share: share.optional(), status: z.enum(['stopped', 'finished']).optional() })
  .refine((given) => given.share !== undefined || given.status !== undefined, {
    message: 'nothing to change',
  });
export type RolloutUpdate = z.infer<typeof rolloutUpdate>;

export const rolloutStatus = z.enum(['active', 'finished', 'stopped']);

export const rollout = z.object({
  id: z.uuid(),
  remote: partName,
  build: buildName,
  share,
  ring: ring.nullable(),
  tenantIds: z.array(z.uuid()).nullable(),
  startsAt: z.iso.datetime(),
  status: rolloutStatus,
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Rollout = z.infer<typeof rollout>;

export const rolloutListQuery = listQuery(['newest']).omit({ q: true }).extend({
  remote: partName.optional(),
  status: rolloutStatus.optional(),
});
export type RolloutListQuery = z.infer<typeof rolloutListQuery>;
export const rolloutList = listReply(rollout);

export const composition = z.object({
  id: z.uuid(),
  parts: buildsOfParts,
  reason: message,
  /** The operator's e-mail, the deploy token's name, or the part of the platform that acted. */
  setBy: z.string(),
  createdAt: z.iso.datetime(),
});
export type Composition = z.infer<typeof composition>;

/** Newest first, so that the first one is live. */
export const compositionListQuery = listQuery(['newest']).omit({ q: true });
export type CompositionListQuery = z.infer<typeof compositionListQuery>;
export const compositionList = listReply(composition);

export const compositionInput = z.strictObject({
  parts: buildsOfParts.refine((parts) => {
    const count = Object.keys(parts).length;
    return count > 0 && count <= 50;
  }, 'one part at least, and no more than 50'),
  reason: z.string().trim().min(1).max(200).optional(),
});
export type CompositionInput = z.infer<typeof compositionInput>;

/** One part, or by default the whole composition. */
export const rollbackInput = z.strictObject({ remote: partName.optional() });

export const ringInput = z.strictObject({ ring });
export const ringReply = z.object({ id: z.uuid(), ring });
