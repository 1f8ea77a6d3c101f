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
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import { tenants } from '../../platform/tenancy/tenants.table.ts';
import { queueMail } from '../mails/mails.service.ts';
import { isReserved } from '../platform-settings/platform-settings.service.ts';
import { openNewStore } from '../tenants/open-store.ts';
import type { OpenedStore, SignUpStoreInput, SignUpStoreReply, WaitingStore } from './sign-ups.schema.ts';
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
  const opened = await onPlatform(database, (tx) => open(tx, config.ROOT_DOMAIN, store));
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
    return open(tx, services.config.ROOT_DOMAIN, waiting.store);
  });
  services.hosts.clear();
  return opened;
}

async function open(tx: Tx, rootDomain: string, store: WaitingStore): Promise<OpenedStore> {
  const id = await openNewStore(tx, store, rootDomain);
  const { slug, name, ownerEmail } = store;
  await recordAct(tx, {
    actorId: null,
    actorKind: 'visitor',
    actorName: ownerEmail,
    action: 'sign-ups.open',
    tenantId: id,
    details: { slug, name },
  });
  return { host: `${slug}.${rootDomain}` };
}

/** Whether a new store may have this address: none has it, and the platform does not reserve it. */
export async function isFree(tx: Tx, slug: string): Promise<boolean> {
  if (await isReserved(tx, slug)) return false;
  const [taken] = await tx.select({ id: tenants.id }).from(tenants).where(eq(tenants.slug, slug));
  return !taken;
}
