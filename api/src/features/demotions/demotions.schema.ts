import { z } from 'zod';
import { message } from '../../platform/message.schema.ts';
import { buildName, partName } from '../../platform/storage/release-record.schema.ts';

/** A build that was demoted, or failed and was left as it is. */
export const demotion = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  remote: partName,
  build: buildName,
  /** The reason. */
  why: message,
  /** The build that is live instead; null when nothing was changed. */
  instead: buildName.nullable(),
});
export type Demotion = z.infer<typeof demotion>;
