import { z } from 'zod';
import { listQuery } from '../../platform/http/list.schema.ts';
import { programPermissions } from '../../platform/identity/permissions.ts';

export const apiKeyInput = z.strictObject({
  /** The program that uses it: `Stock scanner`. The audit log shows this name. */
  name: z.string().trim().min(1).max(80),
  /** The permissions of the program: at most those of the person who makes the key. */
  permissions: z
    .array(z.enum(programPermissions))
    .min(1)
    .max(programPermissions.length)
    .transform((keys) => [...new Set(keys)]),
  /** Null for a key without an end. */
  expiresAt: z.iso.datetime().nullable(),
});
export type ApiKeyInput = z.infer<typeof apiKeyInput>;

const state = z.enum(['active', 'expired', 'revoked']);

export const apiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The first characters of the key: `lk_0123456789ab`. */
  prefix: z.string(),
  permissions: z.array(z.string()),
  state,
  expiresAt: z.iso.datetime().nullable(),
  /** Exact to the minute. */
  lastUsedAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
  /** The person who made it. */
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  version: z.number().int(),
});
export type ApiKey = z.infer<typeof apiKey>;

/** The permissions that a key can be given. */
export const keyPermissionList = z.array(z.object({ key: z.enum(programPermissions), group: z.string() }));

/** The key itself is never shown again. */
export const newApiKeyReply = apiKey.extend({ key: z.string() });
export type NewApiKey = z.infer<typeof newApiKeyReply>;

export const apiKeyListQuery = listQuery([
  '-createdAt',
  'createdAt',
  'name',
  '-name',
  'lastUsedAt',
  '-lastUsedAt',
]).extend({ state: state.optional() });
export type ApiKeyListQuery = z.infer<typeof apiKeyListQuery>;
