import { z } from 'zod';
import { partName } from '../../platform/storage/release-record.schema.ts';
import { errorGroup } from '../telemetry/telemetry.schema.ts';
import { partOverview } from './releases.overview.schema.ts';

export const teamParams = z.strictObject({ remote: partName });

/**
 * The status of a part for its team: its builds and their numbers, and its errors of the last 24 hours, equal ones
 * together.
 */
export const teamStatus = z.object({ part: partOverview.nullable(), errors: z.array(errorGroup) });
export type TeamStatus = z.infer<typeof teamStatus>;

export const rollbackReply = z.object({ build: z.string() });
export const stopReply = z.object({ stopped: z.number().int() });
