import { z } from 'zod';
import { seenVersion } from '../../platform/http/list.schema.ts';

const settings = {
  enabled: z.boolean(),
  publishableKey: z
    .string()
    .max(300)
    .regex(/^pk_[A-Za-z0-9_]+$/),
};

/** The secrets are never returned. */
export const cardSettingsReply = z.object({
  settings: z.object({ ...settings, version: z.number().int() }).nullable(),
  /** The address to enter at the provider, which calls it. It is on the host of this request. */
  webhookUrl: z.string(),
});
export type CardSettingsReply = z.infer<typeof cardSettingsReply>;

/** The new settings. The stored secret stays when none is given. Version 0 is the first one. */
export const cardSettingsInput = z.strictObject({
  ...settings,
  secretKey: z
    .string()
    .max(300)
    .regex(/^(sk|rk)_[A-Za-z0-9_]+$/)
    .optional(),
  webhookSecret: z
    .string()
    .max(300)
    .regex(/^whsec_[A-Za-z0-9+/=_-]+$/)
    .optional(),
  version: seenVersion.min(0),
});
export type CardSettingsInput = z.infer<typeof cardSettingsInput>;
