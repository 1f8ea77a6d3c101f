import { z } from 'zod';
import { buildName, partName, releaseRecord } from '../releases/releases.schema.ts';

/** Stores take new builds in this order; a ring holds the ones before it, too. */
export const ring = z.enum(['first', 'early', 'everyone']);
export type Ring = z.infer<typeof ring>;

/** Of the visitors, in basis points: 10 % is 1,000. */
export const share = z.number().int().min(0).max(10_000);

/** Part → build. */
export const buildsOfParts = z.record(partName, buildName);

/** All that the edge chooses a visitor's builds from. */
export const releasePlan = z.object({
  version: z.string(),
  live: z.object({ id: z.uuid().nullable(), parts: buildsOfParts }),
  /** Part → the build to go back to when the live one fails. */
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
  /** Of every build that is named above. */
  records: z.array(releaseRecord),
  /** `<part>/<build>` → whether its files lie in the folder of local builds or in the store of releases. */
  sources: z.record(z.string(), z.enum(['local', 'upload'])),
});
export type ReleasePlan = z.infer<typeof releasePlan>;
