import { z } from 'zod';
import { seenVersion } from '../../platform/http/list.schema.ts';
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
/** A sign-in within the last ten minutes is enough without a password. Older builds send no body. */
export const freshInput = z.preprocess(
  (given) => given ?? {},
  z.strictObject({ password: password.optional() }),
);

/** A new authenticator app that has not shown yet that it works. */
export const totpSetup = z.object({
  /** The secret, encrypted for this person; it comes back with the app's first code. */
  setup: z.string(),
  /** The secret to type into an app that cannot scan. */
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

const bytes = (max: number) => z.string().max(max);
const credential = {
  id: bytes(1_400),
  rawId: bytes(1_400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(40).nullish(),
  clientExtensionResults: z.strictObject({
    credProps: z.strictObject({ rk: z.boolean().optional() }).optional(),
  }),
};

/** The answer of a browser that has made a passkey: WebAuthn's own names, all bytes as base64url. */
export const passkeyCreation = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(16_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
    publicKeyAlgorithm: z.number().int().optional(),
    publicKey: bytes(4_000).optional(),
    authenticatorData: bytes(8_000).optional(),
  }),
});
export type PasskeyCreation = z.infer<typeof passkeyCreation>;

/** The answer of a browser that has signed with a passkey. */
export const passkeyAssertion = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(8_000),
    signature: bytes(4_000),
    userHandle: bytes(200).nullish(),
  }),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;

const known = z.object({
  id: z.string(),
  type: z.string(),
  transports: z.array(z.string()).optional(),
});

/**
 * The options with which a browser makes a passkey, as WebAuthn names them, and the challenge, sealed for this person.
 */
export const passkeySetup = z.object({
  setup: z.string(),
  options: z.object({
    rp: z.object({ name: z.string(), id: z.string().optional() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.string() })),
    timeout: z.number().optional(),
    excludeCredentials: z.array(known).optional(),
    authenticatorSelection: z
      .object({
        residentKey: z.string().optional(),
        requireResidentKey: z.boolean().optional(),
        userVerification: z.string().optional(),
      })
      .optional(),
    attestation: z.string().optional(),
    extensions: z.object({ credProps: z.boolean().optional() }).optional(),
  }),
});
export type PasskeySetup = z.infer<typeof passkeySetup>;

export const passkeyInput = z.strictObject({ setup, response: passkeyCreation, name });

/** The options with which a browser signs with a passkey. */
export const passkeyQuestion = z.object({
  challenge: z.string(),
  timeout: z.number().optional(),
  rpId: z.string().optional(),
  allowCredentials: z.array(known).optional(),
  userVerification: z.string().optional(),
});

/** The recovery codes are shown once; null when the person has some already. */
export const addedFactor = z.object({ recoveryCodes: z.array(z.string()).nullable() });
export const newRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** Whether all staff of a store, or all operators, need a second factor. */
export const secondFactorRule = z.object({ required: z.boolean(), version: z.number().int() });
export type SecondFactorRule = z.infer<typeof secondFactorRule>;
export const secondFactorRuleInput = z.strictObject({
  required: z.boolean(),
  version: seenVersion.min(0),
});
