import { z } from 'zod';
import { partName } from '../../platform/storage/release-record.schema.ts';

export const deployTokenInput = z.strictObject({
  /** The only part it publishes. */
  remote: partName,
  /** Who uses it: `CI of the storefront`. It stands at what was published with it. */
  name: z.string().trim().min(1).max(80),
});
export type DeployTokenInput = z.infer<typeof deployTokenInput>;

export const deployToken = z.object({
  id: z.uuid(),
  remote: z.string(),
  name: z.string(),
  /** Who made it. */
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  /** To the minute. */
  lastUsedAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
});
export type DeployToken = z.infer<typeof deployToken>;
export const deployTokenList = z.array(deployToken);

/** Nobody can be told the token again. */
export const newDeployTokenReply = deployToken.extend({ token: z.string() });
export type NewDeployToken = z.infer<typeof newDeployTokenReply>;
