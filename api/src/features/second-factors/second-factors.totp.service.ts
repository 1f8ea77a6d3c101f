import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Services } from '../../platform/http/services.ts';
import type { AccountOwner } from '../../platform/identity/account-owner.ts';
import { seal, unseal } from '../../platform/identity/sealed.ts';
import { keyFor } from '../../platform/identity/secrets.ts';
import type { TotpSetup } from './second-factors.schema.ts';
import { ofOwner } from './second-factors.service.ts';
import { platformSecondFactors, secondFactors } from './second-factors.table.ts';
import { newTotpSecret, qrOf, stepOf, totpUri } from './totp.ts';

const setupMs = 10 * 60_000;
const pending = z.object({ secret: z.string(), until: z.number() });

const keyOf = (services: Services) => keyFor(services, 'second factors');
const named = ({ tenantId, userId }: AccountOwner, purpose: 'secret' | 'setup') =>
  `${tenantId ?? 'platform'} ${userId} ${purpose}`;

/**
 * Makes a secret for a new authenticator app. Nothing is stored before its first code is right: the secret goes to the
 * browser and comes back, sealed for this person and for ten minutes.
 */
export async function beginTotp(
  services: Services,
  owner: AccountOwner,
  label: { issuer: string; label: string },
): Promise<TotpSetup> {
  const secret = newTotpSecret();
  const content = JSON.stringify({ secret, until: Date.now() + setupMs });
  const uri = totpUri(secret, label);
  return { setup: seal(await keyOf(services), named(owner, 'setup'), content), secret, uri, qr: qrOf(uri) };
}

/** Checks the first code and returns the values of the new row. Throws LINK_EXPIRED and CODE_WRONG. */
export async function confirmTotp(
  services: Services,
  owner: AccountOwner,
  { setup, code }: { setup: string; code: string },
): Promise<{ kind: 'totp'; secret: string; lastStep: number }> {
  const key = await keyOf(services);
  const content = unseal(key, named(owner, 'setup'), setup);
  const { data } = pending.safeParse(content && JSON.parse(content));
  if (!data || data.until < Date.now()) throw new AppError('LINK_EXPIRED');
  const step = stepOf(data.secret, code);
  if (step === null) throw new AppError('CODE_WRONG');
  return { kind: 'totp', secret: seal(key, named(owner, 'secret'), data.secret), lastStep: step };
}

/** Whether one of the account's apps shows this code now. Each code counts once. */
export async function takeTotp(
  services: Services,
  tx: Tx,
  owner: AccountOwner,
  code: string,
): Promise<boolean> {
  const key = await keyOf(services);
  const t = owner.tenantId ? secondFactors : platformSecondFactors;
  const apps = await tx
    .select({ id: t.id, sealed: t.secret })
    .from(t)
    .where(and(ofOwner(owner), eq(t.kind, 'totp')));
  for (const { id, sealed } of apps) {
    const secret = sealed && unseal(key, named(owner, 'secret'), sealed);
    const step = secret ? stepOf(secret, code) : null;
    if (step === null) continue;
    const used = { lastStep: step, lastUsedAt: new Date() };
    const where = and(ofOwner(owner), eq(t.id, id), or(isNull(t.lastStep), lt(t.lastStep, step)));
    const taken = owner.tenantId
      ? await tx.update(secondFactors).set(used).where(where).returning({ id: t.id })
      : await tx.update(platformSecondFactors).set(used).where(where).returning({ id: t.id });
    if (taken.length > 0) return true;
  }
  return false;
}
