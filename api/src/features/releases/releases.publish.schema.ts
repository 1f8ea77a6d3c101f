import { z } from 'zod';
import { buildName, partName } from '../../platform/storage/release-record.schema.ts';
import { signedCheck } from '../browser-checks/browser-checks.schema.ts';
import { ring, share } from '../rollouts/rollouts.schema.ts';

/** A build of another part that is published in the same step. */
const companion = z.strictObject({
  remote: partName,
  build: buildName,
  /** A deploy token of that part; an operator needs none. */
  token: z.string().max(200).optional(),
  check: signedCheck.optional(),
});

/** The way in which a build is published. Without `live` and without a rollout no page gets it yet. */
export const publishInput = z
  .strictObject({
    /** Every page gets it from now on. */
    live: z.boolean().default(false),
    /** A rollout to this share of the visitors, of the stores of this ring or of these stores. */
    share: share.optional(),
    ring: ring.nullable().default(null),
    tenantIds: z.array(z.uuid()).min(1).max(1_000).nullable().default(null),
    /** Its pages were opened in a browser. A platform may demand it. */
    check: signedCheck.optional(),
    with: z.array(companion).max(10).default([]),
    /** An operator's reason for publishing a build although it does not run, or without a browser check. Versions and claims are still compared. */
    force: z.string().trim().min(1).max(200).optional(),
  })
  .superRefine((given, { addIssue }) => {
    const issue = (path: string, message: string) => addIssue({ code: 'custom', path: [path], message });
    const isRollout = given.share !== undefined || given.ring || given.tenantIds;
    if (given.live && isRollout) issue('live', 'live is for everybody, a rollout for some');
    // Each build of a rollout has its own share of the visitors, so its parts could not be given together.
    if (given.with.length > 0 && (given.share ?? 10_000) < 10_000)
      issue('with', 'not for a share of the visitors');
    if (new Set(given.with.map(({ remote }) => remote)).size < given.with.length)
      issue('with', 'two builds of one part');
  });
export type PublishInput = z.infer<typeof publishInput>;
