import { z } from 'zod';
import { recoveryCodeLength } from './recovery-codes.ts';

export const factorKind = z.enum(['totp', 'passkey']);

export const secondFactor = z.object({
  id: z.uuid(),
  kind: factorKind,
  name: z.string(),
  /** The host on which a passkey works; null for an authenticator app, which works everywhere. */
  host: z.string().nullable(),
  lastUsedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type SecondFactor = z.infer<typeof secondFactor>;

export const ownSecondFactors = z.object({
  factors: z.array(secondFactor),
  /** Recovery codes that were not used yet. */
  recoveryCodes: z.number().int(),
  /** The last factor cannot be removed. */
  required: z.boolean(),
  /** Changing factors needs the password. An account that signs in elsewhere has none. */
  hasPassword: z.boolean(),
});
export type OwnSecondFactors = z.infer<typeof ownSecondFactors>;

const password = z.string().min(1).max(128);
const name = z.string().trim().min(1).max(60);

export const passwordInput = z.strictObject({ password });

/** A new authenticator app that has not shown yet that it works. */
export const totpSetup = z.object({
  /** The secret, encrypted for this person; it comes back with the app's first code. */
  setup: z.string(),
  /** To type into an app that cannot scan. */
  secret: z.string(),
  uri: z.string(),
  /** The QR code of `uri`: `path` is that of an SVG whose view box has `size` units. */
  qr: z.object({ size: z.number().int(), path: z.string() }),
});
export type TotpSetup = z.infer<typeof totpSetup>;

/** Six digits; some apps show them in two groups. */
export const totpCode = z
  .string()
  .max(12)
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/));
/** A recovery code, with or without its dashes. */
export const recoveryCode = z
  .string()
  .max(40)
  .transform((text) => text.toLowerCase().replace(/[^a-z0-9]/g, ''))
  .pipe(z.string().length(recoveryCodeLength));

export const setup = z.string().min(1).max(600);
export const totpInput = z.strictObject({ setup, code: totpCode, name });
export type TotpInput = z.infer<typeof totpInput>;

/** The recovery codes are shown once; null when the person has some already. */
export const addedFactor = z.object({ recoveryCodes: z.array(z.string()).nullable() });
export const newRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** Whether all staff of a store, or all operators, need a second factor. */
export const secondFactorRule = z.object({ required: z.boolean(), version: z.number().int() });
export type SecondFactorRule = z.infer<typeof secondFactorRule>;
export const secondFactorRuleInput = z.strictObject({
  required: z.boolean(),
  version: z.number().int().min(0),
});
