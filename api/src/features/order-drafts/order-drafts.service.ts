import { and, eq, ne, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../platform/database/database.ts';
import { deleteRows, restoreRows } from '../../platform/database/deleted-rows.ts';
import { containing, listRows, withIsoTimes } from '../../platform/database/list.ts';
import { changeRows, columnsOf, lockVersion, rowsOf } from '../../platform/database/rows.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ListReply, Versioned } from '../../platform/http/list.schema.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { readLines } from '../cart/cart.lines.service.ts';
import { customers } from '../customers/customers.table.ts';
import type {
  OrderDraft,
  OrderDraftInput,
  OrderDraftListQuery,
  OrderDraftRow,
} from './order-drafts.schema.ts';
import { orderDraftRow } from './order-drafts.schema.ts';
import { orderDrafts } from './order-drafts.table.ts';

/**
 * Drafts that nobody looks after are not kept for ever: a store with this many deletes some before it saves another.
 */
const mostOfAStore = 500;

const typed = (field: 'name' | 'contact') =>
  sql<string>`${orderDrafts.content} -> 'address' ->> ${sql.raw(`'${field}'`)}`;

const columns = {
  ...columnsOf(orderDrafts, orderDraftRow),
  name: typed('name'),
  contact: typed('contact'),
};

/** `q` is a part of the name or the phone number. */
export function listOrderDrafts(
  tx: Tx,
  tenantId: string,
  query: OrderDraftListQuery,
): Promise<ListReply<OrderDraftRow>> {
  const where = and(eq(orderDrafts.tenantId, tenantId), containing(query.q, typed('name'), typed('contact')));
  return listRows(tx, orderDrafts, query, { columns, where, sorts: { updatedAt: orderDrafts.updatedAt } });
}

/** Reads a draft with its goods as they are now. Throws NOT_FOUND. */
export async function readOrderDraft(tx: Tx, tenantId: string, id: string): Promise<OrderDraft> {
  const [row] = await tx
    .select({
      id: orderDrafts.id,
      version: orderDrafts.version,
      updatedAt: orderDrafts.updatedAt,
      actorName: orderDrafts.actorName,
      content: orderDrafts.content,
      customerId: customers.id,
      customerName: customers.name,
    })
    .from(orderDrafts)
    .leftJoin(
      customers,
      and(
        eq(customers.tenantId, orderDrafts.tenantId),
        eq(customers.id, orderDrafts.customerId),
        ne(customers.status, 'erased'),
      ),
    )
    .where(rowsOf(tenantId, orderDrafts, [id]));
  if (!row) throw new AppError('NOT_FOUND');
  const { content, customerId, customerName, ...facts } = row;
  const { lines } = await readLines(tx, tenantId, content.items, 'staff');
  const wanted = new Map(content.items.map(({ variantId, quantity }) => [variantId, quantity]));
  const items = lines.map((line) => ({ ...line, quantity: wanted.get(line.variantId) ?? line.quantity }));
  return withIsoTimes({
    ...content,
    ...facts,
    customer: customerId && customerName !== null ? { id: customerId, name: customerName } : null,
    items,
    missing: wanted.size - items.length,
  });
}

/** Throws VALIDATION for a customer of another store. */
export async function createOrderDraft(
  tx: Tx,
  tenantId: string,
  actor: Principal,
  input: OrderDraftInput,
): Promise<OrderDraft> {
  if ((await tx.$count(orderDrafts, eq(orderDrafts.tenantId, tenantId))) >= mostOfAStore)
    throw new AppError('VALIDATION', [{ field: 'items', message: 'too_many' }]);
  const id = uuidv7();
  await tx.insert(orderDrafts).values({ tenantId, id, ...(await rowOf(tx, tenantId, actor, input)) });
  return readOrderDraft(tx, tenantId, id);
}

/** Throws NOT_FOUND, VALIDATION, and VERSION_CONFLICT when somebody saved meanwhile. */
export async function updateOrderDraft(
  tx: Tx,
  tenantId: string,
  actor: Principal,
  id: string,
  { version, ...input }: Versioned<OrderDraftInput>,
): Promise<OrderDraft> {
  await lockVersion(tx, tenantId, orderDrafts, { id, version });
  await changeRows(tx, tenantId, orderDrafts, [id], await rowOf(tx, tenantId, actor, input));
  return readOrderDraft(tx, tenantId, id);
}

async function rowOf(
  tx: Tx,
  tenantId: string,
  { name: actorName }: Principal,
  { customerId, ...content }: OrderDraftInput,
) {
  if (customerId) {
    const theirs = and(eq(customers.tenantId, tenantId), eq(customers.id, customerId));
    const found = await tx.select({ id: customers.id }).from(customers).where(theirs);
    if (found.length === 0) throw new AppError('VALIDATION', [{ field: 'customerId', message: 'unknown' }]);
  }
  const itemCount = content.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return { customerId, content, itemCount, actorName };
}

/** Throws NOT_FOUND. */
export async function deleteOrderDraft(tx: Tx, tenantId: string, id: string): Promise<void> {
  if ((await deleteRows(tx, tenantId, orderDrafts, [id])) === 0) throw new AppError('NOT_FOUND');
}

/** Undoes that. */
export const restoreOrderDrafts = (tx: Tx, tenantId: string, ids: string[]): Promise<void> =>
  restoreRows(tx, tenantId, orderDrafts, ids);

/**
 * Deletes the draft of an order that was placed. It may be gone already: somebody else has deleted it, or it was placed
 * before.
 */
export async function endOrderDraft(tx: Tx, tenantId: string, id: string): Promise<void> {
  await tx.delete(orderDrafts).where(rowsOf(tenantId, orderDrafts, [id]));
}
