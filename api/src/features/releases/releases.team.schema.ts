import { z } from 'zod';
import { partName } from '../../platform/storage/release-record.schema.ts';
import { partOverview } from './releases.overview.schema.ts';

export const teamParams = z.strictObject({ remote: partName });

/** An error of pages, with how often and when it was seen. */
const seenError = z.object({
  build: z.string(),
  phase: z.string(),
  message: z.string(),
  path: z.string(),
  count: z.number().int(),
  visitors: z.number().int(),
  lastAt: z.iso.datetime(),
});

/** What a part's team has to know of it: its builds and their numbers, and its errors of the last 24 hours. */
export const teamStatus = z.object({ part: partOverview.nullable(), errors: z.array(seenError) });
export type TeamStatus = z.infer<typeof teamStatus>;

export const rollbackReply = z.object({ build: z.string() });
export const stopReply = z.object({ stopped: z.number().int() });
