import type { AuthorizationServer, Client } from 'oauth4webapi';
import {
  authorizationCodeGrantRequest,
  ClientSecretBasic,
  ClientSecretPost,
  calculatePKCECodeChallenge,
  generateRandomCodeVerifier,
  generateRandomNonce,
  generateRandomState,
  getValidatedIdTokenClaims,
  processAuthorizationCodeResponse,
  processUserInfoResponse,
  userInfoRequest,
  validateApplicationLevelSignature,
  validateAuthResponse,
} from 'oauth4webapi';
import { z } from 'zod';
import { readableName } from '../../platform/identity/readable-name.ts';
import { call, callsOf, Unusable } from './sign-in-provider.discovery.service.ts';

/** The values that bind a visit to the provider to one browser. */
export const visitChecks = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });
export type VisitChecks = z.infer<typeof visitChecks>;

export type Visit = {
  server: AuthorizationServer;
  clientId: string;
  redirectUri: string;
};

/** A person, as the provider describes them. */
export type ProviderPerson = {
  /** The provider's own lasting id. */
  subject: string;
  /** The address in lower case; null unless the provider has verified it. */
  email: string | null;
  name: string;
};

/** Returns the provider's page, and the values against which its answer is checked. */
export async function beginVisit({ server, clientId, redirectUri }: Visit) {
  const [state, nonce, verifier] = [
    generateRandomState(),
    generateRandomNonce(),
    generateRandomCodeVerifier(),
  ];
  const url = new URL(server.authorization_endpoint ?? '');
  for (const [name, value] of Object.entries({
    ...{
      client_id: clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid email profile',
    },
    ...{ state, nonce, code_challenge_method: 'S256' },
    code_challenge: await calculatePKCECodeChallenge(verifier),
  }))
    url.searchParams.set(name, value);
  return { url: url.href, checks: { state, nonce, verifier } satisfies VisitChecks };
}

const claims = z.object({
  email: z.email().max(254).toLowerCase().nullable().catch(null),
  email_verified: z.literal(true).nullable().catch(null),
  name: z.string().catch(''),
});

/** The provider's answer does not prove who somebody is. */
export class Unproven extends Error {}

/**
 * Exchanges the code of the provider's answer for the person. Throws `Unproven` for an answer to another question, in
 * another browser, of another provider, with a bad signature, or that was used before, and `Unusable`.
 */
export async function finishVisit(
  { server, clientId, redirectUri }: Visit,
  { clientSecret, isStrict }: { clientSecret: string; isStrict: boolean },
  { state, nonce, verifier }: VisitChecks,
  answer: URLSearchParams,
): Promise<ProviderPerson> {
  const client: Client = { client_id: clientId };
  const calls = callsOf(isStrict);
  const given = await proving(() => validateAuthResponse(server, client, answer, state));
  const methods = server.token_endpoint_auth_methods_supported;
  const byPost = methods?.includes('client_secret_post') && !methods.includes('client_secret_basic');
  const secret = byPost ? ClientSecretPost(clientSecret) : ClientSecretBasic(clientSecret);
  const reply = await call(() =>
    authorizationCodeGrantRequest(server, client, secret, given, redirectUri, verifier, calls),
  );
  if (reply.status >= 500) throw new Unusable('status');
  const tokens = await proving(() =>
    processAuthorizationCodeResponse(server, client, reply, { expectedNonce: nonce, requireIdToken: true }),
  );
  await proving(() => validateApplicationLevelSignature(server, reply, calls));
  const own = getValidatedIdTokenClaims(tokens);
  if (!own) throw new Unproven('no ID token');
  // Many providers say the e-mail only there.
  const more =
    own.email === undefined && server.userinfo_endpoint
      ? await call(() => userInfoRequest(server, client, tokens.access_token, calls)).then((info) =>
          proving(() => processUserInfoResponse(server, client, own.sub, info)),
        )
      : own;
  const { email, email_verified, name } = claims.parse(more);
  if (own.sub.length > 255) throw new Unproven('a subject that is too long');
  return { subject: own.sub, email: email_verified ? email : null, name: readableName(name, email ?? '') };
}

async function proving<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new Unproven(error instanceof Error ? error.message : String(error));
  }
}
