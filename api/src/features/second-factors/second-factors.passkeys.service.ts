import { createHash, randomBytes } from 'node:crypto';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Services } from '../../platform/http/services.ts';
import type { AccountOwner } from '../../platform/identity/account-owner.ts';
import { seal, unseal } from '../../platform/identity/sealed.ts';
import { keyFor } from '../../platform/identity/secrets.ts';
import type { PasskeyAssertion, PasskeyCreation, PasskeySetup } from './second-factors.schema.ts';
import { listFactors, ofOwner } from './second-factors.service.ts';
import { platformSecondFactors, secondFactors } from './second-factors.table.ts';

const setupMs = 10 * 60_000;
const pending = z.object({ challenge: z.string(), host: z.string(), until: z.number() });

/** Where a browser is. A passkey belongs to the host: a store with a domain of its own has its own passkeys. */
export type RelyingParty = { host: string; origin: string };

const keyOf = (services: Services) => keyFor(services, 'second factors');
const named = ({ tenantId, userId }: AccountOwner) => `${tenantId ?? 'platform'} ${userId} passkey`;

/** Returns the options with which a browser makes a passkey for this host. */
export async function beginPasskey(
  services: Services,
  tx: Tx,
  owner: AccountOwner,
  { relyingParty, issuer, email }: { relyingParty: RelyingParty; issuer: string; email: string },
): Promise<PasskeySetup> {
  const challenge = randomBytes(32).toString('base64url');
  const known = (await listFactors(tx, owner)).filter(({ rpId }) => rpId === relyingParty.host);
  const options = await generateRegistrationOptions({
    ...{ rpName: issuer, rpID: relyingParty.host, userName: email, userDisplayName: email },
    userID: new TextEncoder().encode(owner.userId),
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    attestationType: 'none',
    excludeCredentials: known.flatMap(({ credentialId }) => (credentialId ? [{ id: credentialId }] : [])),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  const content = JSON.stringify({ challenge, host: relyingParty.host, until: Date.now() + setupMs });
  return { setup: seal(await keyOf(services), named(owner), content), options };
}

/**
 * Checks the challenge that the browser has signed and returns the values of the new row. Throws LINK_EXPIRED and
 * PASSKEY_REFUSED.
 */
export async function confirmPasskey(
  services: Services,
  owner: AccountOwner,
  relyingParty: RelyingParty,
  { setup, response }: { setup: string; response: PasskeyCreation },
) {
  const content = unseal(await keyOf(services), named(owner), setup);
  const { data } = pending.safeParse(content && JSON.parse(content));
  if (!data || data.until < Date.now() || data.host !== relyingParty.host) throw new AppError('LINK_EXPIRED');
  const { verified, registrationInfo } = await refusing(() =>
    verifyRegistrationResponse({
      response: response as never,
      expectedChallenge: data.challenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.host,
      requireUserVerification: false,
    }),
  );
  if (!verified) throw new AppError('PASSKEY_REFUSED');
  const { id, publicKey, counter } = registrationInfo.credential;
  return {
    ...{ kind: 'passkey' as const, rpId: relyingParty.host, credentialId: id, counter },
    ...{ publicKey: Buffer.from(publicKey).toString('base64url') },
    transports: response.response.transports ?? [],
  };
}

/** Returns the challenge of half a sign-in: it follows from its one-time token, so it is used up together with that. */
const challengeOf = (token: string): string =>
  createHash('sha256').update(`passkey ${token}`).digest('base64url');

/** Returns the options with which a browser signs in with one of this account's passkeys. */
export async function askForPasskey(tx: Tx, owner: AccountOwner, relyingParty: RelyingParty, token: string) {
  const t = owner.tenantId ? secondFactors : platformSecondFactors;
  const passkeys = await tx
    .select({ id: t.credentialId, transports: t.transports })
    .from(t)
    .where(and(ofOwner(owner), eq(t.rpId, relyingParty.host)));
  return generateAuthenticationOptions({
    rpID: relyingParty.host,
    challenge: new Uint8Array(Buffer.from(challengeOf(token), 'base64url')),
    allowCredentials: passkeys.flatMap(({ id, transports }) =>
      id ? [{ id, transports: (transports ?? []) as never }] : [],
    ),
    userVerification: 'preferred',
  });
}

/** Whether one of the account's passkeys has signed the challenge of this half sign-in, on this host. */
export const takePasskey = (
  tx: Tx,
  owner: AccountOwner,
  relyingParty: RelyingParty,
  { token, response }: { token: string; response: PasskeyAssertion },
): Promise<boolean> => usePasskey(tx, owner, relyingParty, { challenge: challengeOf(token), response });

/**
 * Returns the question to any passkey of this host: without a password the device has to make sure whose hand it is in.
 */
export const askAnyPasskey = ({ host }: RelyingParty, challenge: string) =>
  generateAuthenticationOptions({
    rpID: host,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    userVerification: 'required',
  });

/** Returns the owner of a passkey of this host: staff of this store, or an operator without one. */
export async function ownerOfPasskey(
  tx: Tx,
  tenantId: string | null,
  { host }: RelyingParty,
  credentialId: string,
): Promise<AccountOwner | null> {
  const t = tenantId ? secondFactors : platformSecondFactors;
  const inStore = tenantId ? eq(secondFactors.tenantId, tenantId) : undefined;
  const [row] = await tx
    .select({ userId: t.userId })
    .from(t)
    .where(and(inStore, eq(t.credentialId, credentialId), eq(t.rpId, host)));
  if (!row) return null;
  return tenantId ? { tenantId, kind: 'staff', ...row } : { tenantId: null, kind: 'platform', ...row };
}

type Signed = {
  challenge: string;
  response: PasskeyAssertion;
  /** It stands for the password, too: the device has verified its owner, and was not used since the question. */
  alone?: { askedAt: Date };
};

/**
 * Whether this passkey of the account has signed the challenge. One that counts its uses must count up; one that does
 * not was probably copied.
 */
export async function usePasskey(
  tx: Tx,
  owner: AccountOwner,
  relyingParty: RelyingParty,
  { challenge, response, alone }: Signed,
): Promise<boolean> {
  const t = owner.tenantId ? secondFactors : platformSecondFactors;
  const where = and(ofOwner(owner), eq(t.credentialId, response.id), eq(t.rpId, relyingParty.host));
  const [stored] = await tx
    .select({ publicKey: t.publicKey, counter: t.counter, lastUsedAt: t.lastUsedAt })
    .from(t)
    .where(where)
    .for('update');
  if (!stored?.publicKey) return false;
  if (alone && stored.lastUsedAt && stored.lastUsedAt >= alone.askedAt) return false;
  const publicKey = new Uint8Array(Buffer.from(stored.publicKey, 'base64url'));
  const { verified, authenticationInfo } = await refusing(() =>
    verifyAuthenticationResponse({
      response: response as never,
      expectedChallenge: challenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.host,
      requireUserVerification: Boolean(alone),
      credential: { id: response.id, publicKey, counter: stored.counter ?? 0 },
    }),
  );
  if (!verified) return false;
  const used = { counter: authenticationInfo.newCounter, lastUsedAt: new Date() };
  if (owner.tenantId) await tx.update(secondFactors).set(used).where(where);
  else await tx.update(platformSecondFactors).set(used).where(where);
  return true;
}

/**
 * Throws PASSKEY_REFUSED for any fault that the library throws for: a wrong origin, a bad signature, an unreadable
 * answer.
 */
async function refusing<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch {
    throw new AppError('PASSKEY_REFUSED');
  }
}
