import { z } from 'zod';
import { seenVersion } from '../../platform/http/list.schema.ts';
import { callProblems } from '../../platform/outgoing/call-problems.ts';

/** Whether it can be called is decided where it is called. */
const issuer = z
  .string()
  .max(500)
  .regex(/^https?:\/\/[^?#\s]+$/);
const domain = z
  .string()
  .max(253)
  .toLowerCase()
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);

const settings = {
  /** The address that the provider says it has, without `/.well-known/openid-configuration`. */
  issuer,
  clientId: z.string().trim().min(1).max(300),
  /** The text on the button of the sign-in page. */
  label: z.string().trim().min(1).max(40),
  /** People sign in with verified e-mail addresses of these domains only. */
  domains: z.array(domain).min(1).max(20),
  /** The role of people who have no account yet; null: nobody gets one by signing in. */
  newRoleId: z.uuid().nullable(),
  /** Staff other than owners sign in here only. */
  providerOnly: z.boolean(),
  /** Nobody who comes from the provider is asked for a second factor. */
  replacesSecondFactor: z.boolean(),
};

export const signInProvider = z.object({ ...settings, version: z.number().int() });
export type SignInProvider = z.infer<typeof signInProvider>;

/** The secret is never returned. */
export const signInProviderReply = z.object({
  provider: signInProvider.nullable(),
  /** The address to enter at the provider. It is on the host of this request. */
  redirectUri: z.string(),
  /** How many people would be signed out now, if the provider became the only way. */
  signedOut: z.number().int(),
});
export type SignInProviderReply = z.infer<typeof signInProviderReply>;

/**
 * The new settings. The stored secret stays when none is given, as long as it is sent to the same provider. Version 0
 * is the first one.
 */
export const signInProviderInput = z.strictObject({
  ...settings,
  clientSecret: z.string().min(1).max(500).optional(),
  version: seenVersion.min(0),
});
export type SignInProviderInput = z.infer<typeof signInProviderInput>;

export const providerTestInput = z.strictObject({ issuer });

/**
 * Why a provider cannot be used: as with webhooks, or its answer is `status`: no 200, `too_long`, `no_provider`: no
 * description of an OpenID provider, `other_issuer`: that of another one, `incomplete`: it lacks what is needed.
 */
export const providerProblem = z.enum([
  ...callProblems,
  ...(['status', 'too_long', 'no_provider', 'other_issuer', 'incomplete'] as const),
]);
export type ProviderProblem = z.infer<typeof providerProblem>;

/** `host` is where people will sign in. */
export const providerTestReply = z.object({
  problem: providerProblem.nullable(),
  host: z.string().nullable(),
});
export type ProviderTestReply = z.infer<typeof providerTestReply>;

/** The reader's own identities at the provider. */
export const ownIdentities = z.object({
  identities: z.array(
    z.object({
      id: z.uuid(),
      /** The provider's name on the button; its host if it is no longer the store's. */
      label: z.string(),
      issuer: z.string(),
      createdAt: z.iso.datetime(),
    }),
  ),
  /** The reader can also sign in with a password. */
  removable: z.boolean(),
});
export type OwnIdentities = z.infer<typeof ownIdentities>;

/** The public facts for visitors of the sign-in page. */
export const offeredProvider = z.object({
  provider: z.object({ label: z.string(), providerOnly: z.boolean() }).nullable(),
});
