import type { AuthConfig } from '@auth/core';
import { AuthError } from '@auth/core/errors';
import Credentials from '@auth/core/providers/credentials';
import { z } from 'zod';
import { AppError } from '../../platform/errors/app-error.ts';
import { inTenant } from '../../platform/tenancy/tenancy.ts';
import { updateProfile } from '../accounts/accounts.profile.service.ts';
import { readRefreshToken } from '../sessions/refresh-tokens.ts';
import { openSession } from '../sessions/session-rows.ts';
import { credentials } from '../sessions/sessions.schema.ts';
import { signInCustomer } from '../sessions/sessions.sign-in.service.ts';
import { customerOf } from './auth.identities.service.ts';
import type { LayerClaims } from './auth.schema.ts';
import { endLayerSession, newTicket, seeSession } from './auth.sessions.service.ts';
import { verifyIdToken } from './id-token.ts';
import { CredentialsRefused } from './layer-errors.ts';
import type { OAuthProviderId } from './providers.ts';
import { idTokenAudience, readPerson } from './providers.ts';
import { sameOriginPath } from './same-origin-path.ts';
import type { Visit } from './visit.ts';
import { readClaims, readLayerCookie } from './visit.ts';

type Callbacks = NonNullable<AuthConfig['callbacks']>;
type JwtGiven = Parameters<NonNullable<Callbacks['jwt']>>[0];

const display = z.object({ name: z.string().trim().min(2).max(80) });
const update = z.union([display, z.object({ user: display }).transform(({ user }) => user)]);

/** The callbacks of @auth/core for one request. */
export function layerHooks(visit: Visit) {
  const guarded =
    <Given extends unknown[], Result>(work: (...given: Given) => Promise<Result>) =>
    async (...given: Given): Promise<Result> => {
      try {
        return await work(...given);
      } catch (error) {
        if (!(error instanceof AuthError)) visit.broken ??= error;
        throw error;
      }
    };

  return {
    credentials: Credentials({
      name: 'Password',
      credentials: { email: { type: 'email' }, password: { type: 'password' } },
      authorize: guarded(({ email, password }) => signInWithPassword(visit, { email, password })),
    }),
    callbacks: {
      redirect: async ({ url, baseUrl }) => `${baseUrl}${sameOriginPath(url, baseUrl) ?? '/'}`,
      jwt: guarded((given) => nextClaims(visit, given)),
    } satisfies Callbacks,
    events: {
      signOut: guarded(async (message) => {
        const claims = readClaims(visit, 'token' in message ? message.token : null);
        if (claims) await endLayerSession(visit.services, claims);
      }),
    } satisfies AuthConfig['events'],
  };
}

async function signInWithPassword({ services, tenantId, request }: Visit, given: object) {
  const { data: input } = credentials.safeParse(given);
  if (!input) throw new CredentialsRefused('INVALID_CREDENTIALS', 401, {});
  try {
    const { user, refreshToken } = await signInCustomer(services, tenantId, input, request.ip);
    // The refresh token is not used: a client exchanges the ticket. The token only names the session.
    return { id: user.id, sid: readRefreshToken(refreshToken)?.sessionId };
  } catch (error) {
    if (error instanceof AppError && error.status < 500)
      throw new CredentialsRefused(error.code, error.status, error.headers);
    throw error;
  }
}

/** The session cookie's new content; null ends the session. */
async function nextClaims(visit: Visit, { token, user, account, profile, trigger, session }: JwtGiven) {
  if (!account) {
    const claims = readClaims(visit, token);
    if (!claims) return null;
    if (trigger === 'update') await takeUpdate(visit, claims, session);
    visit.seen = await seeSession(visit.services, claims);
    return visit.seen && claims;
  }
  if (account.type === 'credentials') {
    const { id: sub, sid } = user as { id: string; sid: string };
    return begin(visit, { sub, sid, provider: 'credentials' });
  }
  return signInWithProvider(visit, account, profile);
}

/** Takes a page's update of its session, which may only change the name. */
async function takeUpdate({ services }: Visit, claims: LayerClaims, session: unknown): Promise<void> {
  const { data } = update.safeParse(session);
  const seen = data && (await seeSession(services, claims));
  if (seen) await updateProfile(services, seen.principal, { name: data.name });
}

async function signInWithProvider(
  visit: Visit,
  account: NonNullable<JwtGiven['account']>,
  profile: unknown,
): Promise<LayerClaims> {
  const { services, tenantId } = visit;
  const provider = account.provider as OAuthProviderId;
  const signed = idTokenAudience(services.config, provider);
  const subject = signed
    ? await verifyIdToken(signed.issuer, signed.clientId, account.id_token)
    : account.providerAccountId;
  const person = readPerson(provider, subject, profile);
  const cookie = await readLayerCookie(visit);
  const signedIn = cookie && (await seeSession(services, cookie));
  const { sub, sid } = await inTenant(services.database, tenantId, async (tx) => {
    const customerId = await customerOf(tx, tenantId, person, signedIn ? signedIn.principal.id : null);
    const { sessionId } = await openSession(tx, tenantId, 'customer', customerId);
    return { sub: customerId, sid: sessionId };
  });
  return begin(visit, { sub, sid, provider });
}

async function begin(
  { services, tenantId }: Visit,
  claims: Pick<LayerClaims, 'sub' | 'sid' | 'provider'>,
): Promise<LayerClaims> {
  const ticket = await inTenant(services.database, tenantId, (tx) => newTicket(tx, tenantId, claims.sub));
  return { ...claims, tenantId, ...ticket };
}
