import type { SQL } from 'drizzle-orm';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { LanguageCode } from '../../languages.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { AccountHome, AccountOwner } from '../../platform/identity/account-owner.ts';
import { customers } from '../customers/customers.table.ts';
import { platformUsers } from '../platform-users/platform-users.table.ts';
import { staff } from '../staff/staff.table.ts';

/** The fields that accounts of all kinds have. */
export type Person = {
  id: string;
  name: string;
  email: string;
  locale: LanguageCode;
  status: string;
  passwordHash: string | null;
};

type By = { email: string } | { id: string };

export async function findPerson(
  tx: Tx,
  { tenantId, kind }: AccountHome,
  by: By,
): Promise<Person | undefined> {
  if (kind === 'platform') {
    const t = platformUsers;
    const [row] = await tx
      .select({ ...{ id: t.id, name: t.name, email: t.email }, ...rest(t) })
      .from(t)
      .where('id' in by ? eq(t.id, by.id) : eq(t.email, by.email));
    return row;
  }
  const t = kind === 'customer' ? customers : staff;
  const [row] = await tx
    .select({ ...{ id: t.id, name: t.name, email: t.email }, ...rest(t) })
    .from(t)
    .where(and(eq(t.tenantId, tenantId), 'id' in by ? eq(t.id, by.id) : eq(t.email, by.email)));
  return row;
}

const rest = <T extends typeof customers | typeof staff | typeof platformUsers>(t: T) => ({
  locale: t.locale,
  status: t.status,
  passwordHash: t.passwordHash,
});

/**
 * Sets an active account's password; with `was`, only while that is the present one. Returns false without such an
 * account. A shopper who came by a mail's link (`proved`) has confirmed the mailbox.
 */
export async function setPassword(
  tx: Tx,
  { tenantId, kind, userId }: AccountOwner,
  passwordHash: string,
  { was, proved = false }: { was?: string; proved?: boolean } = {},
): Promise<boolean> {
  if (kind === 'platform') {
    const t = platformUsers;
    const rows = await tx
      .update(t)
      .set({ passwordHash, status: 'active' })
      .where(
        and(
          eq(t.id, userId),
          // An invited operator joins by choosing a password.
          inArray(t.status, ['active', 'invited']),
          was === undefined ? undefined : eq(t.passwordHash, was),
        ),
      )
      .returning({ id: t.id });
    return rows.length > 0;
  }
  const t = kind === 'customer' ? customers : staff;
  const mine: SQL | undefined = and(
    eq(t.tenantId, tenantId),
    eq(t.id, userId),
    eq(t.status, 'active'),
    was === undefined ? undefined : eq(t.passwordHash, was),
  );
  const rows =
    kind === 'customer'
      ? await tx
          .update(customers)
          .set({
            passwordHash,
            ...(proved && { emailVerifiedAt: sql`coalesce(${customers.emailVerifiedAt}, now())` }),
          })
          .where(mine)
          .returning({ id: customers.id })
      : await tx.update(staff).set({ passwordHash }).where(mine).returning({ id: staff.id });
  return rows.length > 0;
}
