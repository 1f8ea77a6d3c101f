import type { SQL } from 'drizzle-orm';
import { and, arrayContains, asc, desc, eq, ne, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../platform/database/database.ts';
import { patternOf, readPage, withIsoTimes } from '../../platform/database/list.ts';
import { changeRows, columnsOf, lockVersion } from '../../platform/database/rows.ts';
import { orTaken } from '../../platform/database/unique.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Versioned } from '../../platform/http/list.schema.ts';
import { identities } from '../auth/auth.table.ts';
import { endSessionsOf } from '../sessions/session-rows.ts';
import { readGlobalSetting } from '../settings/settings.service.ts';
import type { Buyers } from './customers.buyers.service.ts';
import { buyersOf } from './customers.buyers.service.ts';
import { readAddresses } from './customers.service.ts';
import type {
  Customer,
  CustomerFields,
  CustomerInput,
  CustomerList,
  CustomerListQuery,
  StatusItem,
  TagsItem,
} from './customers.staff.schema.ts';
import { customer, customerRow } from './customers.staff.schema.ts';
import { customerNotes, customers, inOrderOfName } from './customers.table.ts';

const rowColumns = columnsOf(customers, customerRow);

const columns = columnsOf(customers, customer);

/**
 * An index has the order by time and by name. For the order by orders or by sum, all customers are read and the first
 * ones kept: an index would have to be written with every order.
 */
const sorts: Record<CustomerListQuery['sort'], SQL> = {
  '-createdAt': sql`${customers.createdAt} desc nulls last, ${customers.id}`,
  createdAt: sql`${customers.createdAt} nulls first, ${customers.id} desc`,
  name: sql`${inOrderOfName(customers)}, ${customers.id}`,
  '-name': sql`${inOrderOfName(customers)} desc, ${customers.id} desc`,
  ordersCount: sql`${customers.ordersCount}, ${customers.id}`,
  '-ordersCount': sql`${customers.ordersCount} desc, ${customers.id} desc`,
  totalSpent: sql`${customers.totalSpent}, ${customers.id}`,
  '-totalSpent': sql`${customers.totalSpent} desc, ${customers.id} desc`,
};

export const ofCustomer = (tenantId: string, id: string): SQL | undefined =>
  and(eq(customers.tenantId, tenantId), eq(customers.id, id));

type Filters = Pick<CustomerListQuery, 'q' | 'tag'> & Buyers;

const matchesText = (q: string | undefined): SQL | undefined => {
  const pattern = patternOf(q);
  return pattern ? sql`${customers.searchText} like lower(${pattern})` : undefined;
};

/**
 * Returns the condition for customers under all filters but that of the state. `q` is a part of a name, an e-mail
 * address or a phone number.
 */
export const matchingCustomers = (tenantId: string, { q, tag, ...buyers }: Filters): SQL | undefined =>
  and(
    eq(customers.tenantId, tenantId),
    tag ? arrayContains(customers.tags, [tag]) : undefined,
    matchesText(q),
    buyersOf(tenantId, buyers),
  );

/** Finds them as rows of `id` and `status`, out of an index that row-level security would not allow (search.sql). */
function customersFound({ q, tag, buyers }: Filters): SQL | undefined {
  if (buyers) return undefined;
  const pattern = patternOf(q);
  return pattern ? sql`search.customers(${pattern}, ${tag ?? null})` : undefined;
}

/**
 * A search that finds this many finds more than one of ten customers, and reading them in order fills a page sooner.
 */
const many = 2_000;

/**
 * Returns the condition for the state. Erased customers are listed only when asked for, and among those who ordered.
 */
export const inState = ({
  status,
  buyers,
}: Pick<CustomerListQuery, 'status' | 'buyers'>): SQL | undefined => {
  if (status) return eq(customers.status, status);
  return buyers ? undefined : ne(customers.status, 'erased');
};

async function countByStatus(tx: Tx, tenantId: string, filters: Filters): Promise<CustomerList['counts']> {
  const found = customersFound(filters);
  const status = sql<Customer['status']>`status`;
  const rows = await tx
    .select({ status, count: sql<number>`count(*)::int` })
    .from(found ?? customers)
    .where(found ? undefined : matchingCustomers(tenantId, filters))
    .groupBy(status);
  return {
    ...{ active: 0, blocked: 0, erased: 0 },
    ...Object.fromEntries(rows.map((row) => [row.status, row.count])),
  };
}

/** Lists the store's customers, with the number of them in each state under the other filters. */
export async function listCustomers(
  tx: Tx,
  tenantId: string,
  query: CustomerListQuery,
): Promise<CustomerList> {
  const { status, sort, buyers } = query;
  const { default_time_zone: zone } = await readGlobalSetting(tx, tenantId);
  const filters = { ...query, zone };
  const counting = countByStatus(tx, tenantId, filters);
  const total = counting.then((counts) =>
    status ? counts[status] : counts.active + counts.blocked + (buyers ? counts.erased : 0),
  );
  const found = customersFound(filters);
  const matching =
    found && (await total) < many
      ? and(eq(customers.tenantId, tenantId), sql`${customers.id} in (select id from ${found})`)
      : matchingCustomers(tenantId, filters);
  const list = await readPage(query, {
    rows: tx
      .select(rowColumns)
      .from(customers)
      .where(and(matching, inState(query)))
      .orderBy(sorts[sort]),
    total,
  });
  return { ...list, counts: await counting };
}

/** Lists all tags in use, for the filter and as suggestions. */
export async function listCustomerTags(tx: Tx, tenantId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ tag: string }>(sql`
    select distinct unnest(tags) as tag from customers where tenant_id = ${tenantId} and tags <> '{}'
    order by 1 limit 500`);
  return rows.map(({ tag }) => tag);
}

/** Throws NOT_FOUND for an unknown customer and for one of another store. */
export async function readCustomer(tx: Tx, tenantId: string, id: string): Promise<Customer> {
  const [[row], addresses, notes, linked] = await Promise.all([
    tx.select(columns).from(customers).where(ofCustomer(tenantId, id)),
    readAddresses(tx, tenantId, id),
    tx
      .select({
        id: customerNotes.id,
        text: customerNotes.text,
        authorName: customerNotes.authorName,
        createdAt: customerNotes.createdAt,
      })
      .from(customerNotes)
      .where(and(eq(customerNotes.tenantId, tenantId), eq(customerNotes.customerId, id)))
      .orderBy(desc(customerNotes.createdAt), desc(customerNotes.id)),
    tx
      .select({ provider: identities.provider })
      .from(identities)
      .where(and(eq(identities.tenantId, tenantId), eq(identities.customerId, id)))
      .orderBy(asc(identities.provider)),
  ]);
  if (!row) throw new AppError('NOT_FOUND');
  const providers = linked.map(({ provider }) => provider);
  return { ...withIsoTimes(row), addresses, notes: notes.map(withIsoTimes), providers };
}

/** Throws EMAIL_TAKEN. */
export async function createCustomer(tx: Tx, tenantId: string, input: CustomerInput): Promise<Customer> {
  const id = uuidv7();
  await orTaken(tx.insert(customers).values({ tenantId, id, ...input }), {
    customers_email: ['EMAIL_TAKEN', 'email'],
  });
  return readCustomer(tx, tenantId, id);
}

/** Throws VERSION_CONFLICT when somebody else saved first, and NOT_FOUND for an erased customer. */
export async function updateCustomer(
  tx: Tx,
  tenantId: string,
  id: string,
  { version, ...input }: Versioned<CustomerFields>,
): Promise<Customer> {
  await lockVersion(tx, tenantId, customers, { id, version }, notErased);
  await changeRows(tx, tenantId, customers, [id], input);
  return readCustomer(tx, tenantId, id);
}

/** An erased customer cannot be changed. */
export const notErased: SQL = ne(customers.status, 'erased');

/**
 * Sets the status of a customer. A blocked one is signed out everywhere, and can neither sign in nor order. Throws
 * VALIDATION without a reason.
 */
export async function setCustomerStatus(
  tx: Tx,
  tenantId: string,
  { id, status, reason }: StatusItem,
): Promise<void> {
  const isBlocked = status === 'blocked';
  if (isBlocked && !reason) throw new AppError('VALIDATION', [{ field: 'reason', message: 'required' }]);
  await changeRows(tx, tenantId, customers, [id], {
    status,
    blockedReason: isBlocked ? reason : '',
    blockedAt: isBlocked ? new Date() : null,
  });
  if (isBlocked) await endSessionsOf(tx, { tenantId, userId: id });
}

const mostTags = 20;

/** Throws VALIDATION when there would be more than 20. */
export async function tagCustomer(tx: Tx, tenantId: string, { id, add, remove }: TagsItem): Promise<void> {
  const [row] = await tx.select({ tags: customers.tags }).from(customers).where(ofCustomer(tenantId, id));
  const kept = (row?.tags ?? []).filter((tag) => !remove.includes(tag));
  const tags = [...new Set([...kept, ...add])];
  if (tags.length > mostTags) throw new AppError('VALIDATION', [{ field: 'add', message: 'too_many' }]);
  await changeRows(tx, tenantId, customers, [id], { tags });
}
