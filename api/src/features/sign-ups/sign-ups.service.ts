import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { confirmsSignUp } from '../../platform/config.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { recordAct } from '../../platform/http/audit.ts';
import type { Services } from '../../platform/http/services.ts';
import { assertNewPassword, hashPassword } from '../../platform/identity/passwords.ts';
import { linkTo } from '../../platform/mail/links.ts';
import type { HostTenant } from '../../platform/tenancy/host-tenant.schema.ts';
import { reservedSlugs } from '../../platform/tenancy/host-tenant.schema.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import { tenantFormerSlugs, tenants } from '../../platform/tenancy/tenants.table.ts';
import { queueMail } from '../mails/mails.service.ts';
import { isReserved } from '../platform-settings/platform-settings.service.ts';
import { countries, countryCodes, languageOf } from '../tenants/countries.ts';
import { openNewStore } from '../tenants/open-store.ts';
import { isSlug, proposals } from './proposed-slug.ts';
import type {
  OpenedStore,
  SignUpCountry,
  SignUpStoreInput,
  SignUpStoreReply,
  SlugReply,
  WaitingStore,
} from './sign-ups.schema.ts';
import { signUps } from './sign-ups.table.ts';

const oneDay = 86_400_000;
const sha256 = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * Opens a store for a visitor. With a mail server it opens only by the mail's link, so that nobody uses another
 * person's mailbox. Throws SLUG_TAKEN.
 */
export async function signUpStore(
  services: Services,
  tenant: HostTenant,
  { ownerPassword, ...input }: SignUpStoreInput,
): Promise<SignUpStoreReply> {
  const { config, database } = services;
  assertNewPassword(config, ownerPassword, 'ownerPassword');
  const store: WaitingStore = { ...input, passwordHash: await hashPassword(ownerPassword) };
  if (confirmsSignUp(config)) {
    await onPlatform(database, (tx) => sendLink(tx, services, tenant, store));
    return { confirm: true };
  }
  const opened = await onPlatform(database, (tx) => open(tx, services, store));
  services.hosts.clear();
  return opened;
}

async function sendLink(
  tx: Tx,
  { config }: Services,
  tenant: HostTenant,
  store: WaitingStore,
): Promise<void> {
  if (!(await isFree(tx, store.slug))) throw new AppError('SLUG_TAKEN');
  const token = randomBytes(32).toString('base64url');
  await tx.delete(signUps).where(lt(signUps.expiresAt, new Date()));
  await tx.insert(signUps).values({ store, hash: sha256(token), expiresAt: new Date(Date.now() + oneDay) });
  await queueMail(tx, {
    tenant,
    kind: 'open_store',
    recipient: { email: store.ownerEmail, name: store.ownerName, locale: store.language },
    link: linkTo(config, tenant, '/auth/verify-request', token),
  });
}

/** Opens the store of this token, once. Throws LINK_EXPIRED, or SLUG_TAKEN when another sign-up was faster. */
export async function confirmSignUp(services: Services, token: string): Promise<OpenedStore> {
  const opened = await onPlatform(services.database, async (tx) => {
    const [waiting] = await tx
      .delete(signUps)
      .where(and(eq(signUps.hash, sha256(token)), gt(signUps.expiresAt, new Date())))
      .returning({ store: signUps.store });
    if (!waiting) throw new AppError('LINK_EXPIRED');
    return open(tx, services, waiting.store);
  });
  services.hosts.clear();
  return opened;
}

async function open(tx: Tx, services: Services, store: WaitingStore): Promise<OpenedStore> {
  const id = await openNewStore(tx, { ...store, isPreparing: true }, services);
  const { slug, name, ownerEmail } = store;
  await recordAct(tx, {
    actorId: null,
    actorKind: 'visitor',
    actorName: ownerEmail,
    action: 'sign-ups.open',
    tenantId: id,
    details: { slug, name },
  });
  return { host: `${slug}.${services.config.ROOT_DOMAIN}` };
}

/** Whether a new store may have this address: none has it or had it, and the platform does not reserve it. */
async function isFree(tx: Tx, slug: string): Promise<boolean> {
  return (await checkSlug(tx, slug)) === null;
}

async function checkSlug(tx: Tx, slug: string): Promise<SlugReply['reason']> {
  if (!isSlug(slug)) return 'malformed';
  if ((reservedSlugs as readonly string[]).includes(slug) || (await isReserved(tx, slug))) return 'reserved';
  const [taken] = await tx.select({ id: tenants.id }).from(tenants).where(eq(tenants.slug, slug));
  const [had] = await tx
    .select({ id: tenantFormerSlugs.tenantId })
    .from(tenantFormerSlugs)
    .where(eq(tenantFormerSlugs.slug, slug));
  return taken || had ? 'taken' : null;
}

/** Checks an address that was typed, and proposes the nearest free one when it cannot be had. */
export async function readSlug(tx: Tx, typed: string): Promise<SlugReply> {
  const reason = await checkSlug(tx, typed);
  if (reason === null) return { free: true, reason, proposal: null };
  for (const proposal of proposals(typed))
    if (await isFree(tx, proposal)) return { free: false, reason, proposal };
  return { free: false, reason, proposal: null };
}

/** Lists the countries where stores can be. */
export const listCountries = (): SignUpCountry[] =>
  countryCodes.map((code) => {
    const { currency, taxRateBp, timeZone } = countries[code];
    return { code, currency, language: languageOf(code), taxRateBp, timeZone };
  });
