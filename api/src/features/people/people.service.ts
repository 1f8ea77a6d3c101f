import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/list.ts';
import { actorOf, recordAct } from '../../platform/http/audit.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { switchToPlatform, switchToTenant } from '../../platform/tenancy/tenancy.ts';
import { tenants } from '../../platform/tenancy/tenants.table.ts';
import { customers } from '../customers/customers.table.ts';
import { operatorRoles } from '../operator-roles/operator-roles.table.ts';
import { platformUsers } from '../platform-users/platform-users.table.ts';
import { roles } from '../roles/roles.table.ts';
import { staff } from '../staff/staff.table.ts';
import type { FoundPeople, FoundPerson } from './people.schema.ts';

/** Each store is asked for its rows, so that no search may find people of hundreds of them. */
const most = 50;

type Found = { kind: 'staff' | 'customer'; tenantId: string; id: string };
type Store = NonNullable<FoundPerson['store']> & { slug: string; preparing: boolean };

/**
 * Finds operators, staff and customers of all stores whose name, e-mail address or phone number contains the text, with
 * where they sign in. The audit log records the text.
 */
export async function findPeople(
  tx: Tx,
  actor: Principal,
  rootDomain: string,
  q: string,
): Promise<FoundPeople> {
  const { rows } = await tx.execute<Found>(
    sql`select kind, tenant_id as "tenantId", id from people.find(${q}, ${most + 1})`,
  );
  const found = rows.slice(0, most);
  const items = await readOperators(tx, rootDomain, q);
  for (const store of await readStores(tx, found)) {
    const ids = (kind: Found['kind']) =>
      found.filter((one) => one.tenantId === store.id && one.kind === kind).map(({ id }) => id);
    await switchToTenant(tx, store.id);
    items.push(...(await readStaffOf(tx, store, ids('staff'), rootDomain)));
    items.push(...(await readCustomersOf(tx, store, ids('customer'), rootDomain)));
  }
  await switchToPlatform(tx);
  const details = { q, found: items.length };
  await recordAct(tx, { ...actorOf(actor), action: 'people.search', tenantId: null, details });
  return { items: items.toSorted(byAddress), more: rows.length > most };
}

/** Sorts rows so that those of one person stand together. */
const byAddress = (one: FoundPerson, other: FoundPerson) =>
  one.email.localeCompare(other.email) || (one.store?.name ?? '').localeCompare(other.store?.name ?? '');

async function readOperators(tx: Tx, host: string, q: string): Promise<FoundPerson[]> {
  const t = platformUsers;
  const rows = await tx
    .select({ id: t.id, name: t.name, email: t.email, status: t.status, role: operatorRoles.name })
    .from(t)
    .innerJoin(operatorRoles, eq(operatorRoles.id, t.roleId))
    .where(containing(q, t.name, t.email))
    .orderBy(asc(t.email))
    .limit(most);
  return rows.map((row) => ({
    ...{ ...row, kind: 'operator', store: null, host, maySignIn: row.status === 'active' },
  }));
}

async function readStores(tx: Tx, found: Found[]): Promise<Store[]> {
  const ids = [...new Set(found.map(({ tenantId }) => tenantId))];
  if (ids.length === 0) return [];
  return tx
    .select({
      ...{ id: tenants.id, name: tenants.name, slug: tenants.slug, status: tenants.status },
      preparing: sql<boolean>`${tenants.openedAt} is null`,
    })
    .from(tenants)
    .where(inArray(tenants.id, ids));
}

async function readStaffOf(tx: Tx, store: Store, ids: string[], root: string): Promise<FoundPerson[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: staff.id, name: staff.name, email: staff.email, status: staff.status, role: roles.name })
    .from(staff)
    .innerJoin(roles, and(eq(roles.tenantId, staff.tenantId), eq(roles.id, staff.roleId)))
    .where(and(eq(staff.tenantId, store.id), inArray(staff.id, ids)));
  // The staff of a closed store sign in as well.
  return rows.map((row) => ({
    ...{ ...row, kind: 'staff', ...placeOf(store, root), maySignIn: row.status === 'active' },
  }));
}

async function readCustomersOf(tx: Tx, store: Store, ids: string[], root: string): Promise<FoundPerson[]> {
  if (ids.length === 0) return [];
  const t = customers;
  const rows = await tx
    .select({
      ...{ id: t.id, name: t.name, email: t.email },
      status: sql<'active' | 'blocked'>`${t.status}`,
    })
    .from(t)
    .where(and(eq(t.tenantId, store.id), inArray(t.id, ids), ne(t.status, 'erased')));
  return rows.map((row) => ({
    ...{ ...row, kind: 'customer', role: '', ...placeOf(store, root) },
    maySignIn: row.status === 'active' && store.status === 'active' && !store.preparing,
  }));
}

const placeOf = ({ slug, preparing: _, ...store }: Store, root: string) => ({
  store,
  host: `${slug}.${root}`,
});
