import { and, eq } from 'drizzle-orm';
import type { AppConfig } from '../../platform/config.ts';
import type { Tx } from '../../platform/database/database.ts';
import { linkTo } from '../../platform/mail/links.ts';
import { switchToPlatform, switchToTenant } from '../../platform/tenancy/tenancy.ts';
import { tenants } from '../../platform/tenancy/tenants.table.ts';
import { queueMail } from '../mails/mails.service.ts';
import { readActiveOperators } from '../operator-roles/operator-roles.grants.service.ts';
import { staff } from '../staff/staff.table.ts';

const platform = { id: null, name: null };
/** The most operators who get a mail about a case that nobody looks after. */
const mostRecipients = 50;

type CaseFacts = { id: string; number: number; subject: string; tenantId: string };

const storeOf = async (tx: Tx, tenantId: string) => {
  const [store] = await tx
    .select({ name: tenants.name, slug: tenants.slug })
    .from(tenants)
    .where(eq(tenants.id, tenantId));
  return store;
};

/**
 * Tells operators that a store wrote: the one who looks after the case gets a mail, else all who read cases. Runs on
 * the platform's tables.
 */
export async function notifyOperators(
  tx: Tx,
  config: AppConfig,
  { id, number, subject, tenantId, assigneeId }: CaseFacts & { assigneeId: string | null },
): Promise<void> {
  const people = (await readActiveOperators(tx)).filter(({ permissions }) =>
    permissions.has('read_support_cases'),
  );
  const assigned = people.filter((person) => person.id === assigneeId);
  const store = (await storeOf(tx, tenantId))?.name ?? '';
  const link = linkTo(config, { type: 'platform', domain: '' }, `/platform-admin/support/${id}`);
  for (const recipient of assigned.length > 0 ? assigned : people.slice(0, mostRecipients)) {
    const facts = { number: String(number), subject, shop: store };
    await queueMail(tx, { tenant: platform, kind: 'support_from_store', recipient, link, facts });
  }
}

/** Tells the person who opened the case, by a mail with a link, that an operator answered, if they still work there. */
export async function notifyStore(
  tx: Tx,
  config: AppConfig,
  { id, number, subject, tenantId, openedBy }: CaseFacts & { openedBy: string },
): Promise<void> {
  await switchToTenant(tx, tenantId);
  const [recipient] = await tx
    .select({ email: staff.email, name: staff.name, locale: staff.locale })
    .from(staff)
    .where(and(eq(staff.tenantId, tenantId), eq(staff.id, openedBy), eq(staff.status, 'active')));
  await switchToPlatform(tx);
  const store = await storeOf(tx, tenantId);
  if (!recipient || !store) return;
  const domain = `${store.slug}.${config.ROOT_DOMAIN}`;
  const link = linkTo(config, { type: 'tenant', domain }, `/admin/support/${id}`);
  const facts = { number: String(number), subject };
  await queueMail(tx, { tenant: platform, kind: 'support_answer', recipient, link, facts });
}
