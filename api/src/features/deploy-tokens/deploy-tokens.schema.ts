import { z } from 'zod';
import { listQuery, listReply } from '../../platform/http/list.schema.ts';
import { partName, slotName } from '../../platform/storage/release-record.schema.ts';

export const deployTokenInput = z.strictObject({
  /** The only part it publishes. */
  remote: partName,
  /** The name of its user: `CI of the storefront`. Published builds show it. */
  name: z.string().trim().min(1).max(80),
  /** Paths below which it may have pages: `/reports`. Left out, those of the part's newest published build. */
  paths: z
    .array(
      z
        .string()
        .max(120)
        .regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/),
    )
    .max(20)
    .optional(),
  /** Back offices in whose sidebar it may have entries. Left out, those of the part's newest published build. */
  areas: z
    .array(z.enum(['admin', 'store-admin', 'platform-admin']))
    .max(3)
    .optional(),
  /** Slots in pages of other parts that it may fill. Left out, those of the part's newest published build. */
  slots: z.array(slotName).max(20).optional(),
});
export type DeployTokenInput = z.infer<typeof deployTokenInput>;

export const deployToken = z.object({
  id: z.uuid(),
  remote: z.string(),
  name: z.string(),
  paths: z.array(z.string()),
  areas: z.array(z.string()),
  slots: z.array(z.string()),
  /** The operator who made it. */
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  /** Exact to the minute. */
  lastUsedAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
});
export type DeployToken = z.infer<typeof deployToken>;

export const deployTokenListQuery = listQuery([
  '-createdAt',
  'createdAt',
  'name',
  '-name',
  'remote',
  '-remote',
  'lastUsedAt',
  '-lastUsedAt',
]);
export type DeployTokenListQuery = z.infer<typeof deployTokenListQuery>;
export const deployTokenList = listReply(deployToken);

/** The token is never shown again. */
export const newDeployTokenReply = deployToken.extend({ token: z.string() });
export type NewDeployToken = z.infer<typeof newDeployTokenReply>;
