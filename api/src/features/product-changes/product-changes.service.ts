import { and, asc, desc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '../../platform/database/database.ts';
import { readOne, readPage } from '../../platform/database/list.ts';
import { columnsOf } from '../../platform/database/rows.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ListReply } from '../../platform/http/list.schema.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { products, variants } from '../products/products.table.ts';
import type { ChangeItem, ChangeItemQuery, ChangeValues, ProductChange } from './product-changes.schema.ts';
import { productChange } from './product-changes.schema.ts';
import { insertChange, requirePermission } from './product-changes.stage.service.ts';
import { productChangeItems, productChanges } from './product-changes.table.ts';

export const undoDays = 30;
const undone = alias(productChanges, 'undone');

const undoUntil =
  sql<Date | null>`case when ${productChanges.kind} <> 'undo' and ${productChanges.applied} > 0
    and ${productChanges.status} in ('done', 'cancelled') and ${undone.id} is null
    and ${productChanges.finishedAt} > now() - ${undoDays} * interval '1 day'
  then ${productChanges.finishedAt} + ${undoDays} * interval '1 day' end`.mapWith(productChanges.finishedAt);

const columns = { ...columnsOf(productChanges, productChange), undoneBy: undone.id, undoUntil };

const select = (tx: Tx) =>
  tx
    .select(columns)
    .from(productChanges)
    .leftJoin(
      undone,
      and(eq(undone.tenantId, productChanges.tenantId), eq(undone.undoOf, productChanges.id)),
    );

const ofChange = (tenantId: string, id: string) =>
  and(eq(productChanges.tenantId, tenantId), eq(productChanges.id, id));

/** Lists the changes of the last 30 days, without those that were only looked at. */
export function listChanges(
  tx: Tx,
  tenantId: string,
  query: { page: number; limit: number },
): Promise<ListReply<ProductChange>> {
  const where = and(
    eq(productChanges.tenantId, tenantId),
    inArray(productChanges.status, ['queued', 'running', 'done', 'cancelled', 'failed']),
    or(sql`${productChanges.startedAt} is not null`, sql`${productChanges.finishedAt} is null`),
  );
  return readPage(query, {
    rows: select(tx).where(where).orderBy(desc(productChanges.createdAt), desc(productChanges.id)),
    total: tx.$count(productChanges, where),
  });
}

export function readChange(tx: Tx, tenantId: string, id: string): Promise<ProductChange> {
  return readOne(select(tx).where(ofChange(tenantId, id)));
}

/** Lists the rows of a change, with the product's name as it is now. */
export async function listItems(
  tx: Tx,
  tenantId: string,
  id: string,
  query: ChangeItemQuery,
  { costs }: { costs: boolean },
): Promise<ListReply<ChangeItem>> {
  const { state } = query;
  const where = and(
    eq(productChangeItems.tenantId, tenantId),
    eq(productChangeItems.changeId, id),
    state && eq(productChangeItems.state, state),
  );
  const page = await readPage(query, {
    rows: tx
      .select({
        position: productChangeItems.position,
        productId: productChangeItems.productId,
        variantId: productChangeItems.variantId,
        sku: productChangeItems.sku,
        title: products.title,
        label: variants.label,
        before: productChangeItems.before,
        after: productChangeItems.after,
        state: productChangeItems.state,
        problems: productChangeItems.problems,
      })
      .from(productChangeItems)
      .leftJoin(
        products,
        and(
          eq(products.tenantId, productChangeItems.tenantId),
          eq(products.id, productChangeItems.productId),
        ),
      )
      .leftJoin(
        variants,
        and(
          eq(variants.tenantId, productChangeItems.tenantId),
          eq(variants.id, productChangeItems.variantId),
        ),
      )
      .where(where)
      .orderBy(asc(productChangeItems.position)),
    total: tx.$count(productChangeItems, where),
  });
  if (page.items.length === 0) await readChange(tx, tenantId, id);
  const shown = (values: ChangeValues | null): ChangeValues | null => {
    if (costs || !values) return values;
    const { costPrice: _, ...others } = values;
    return others;
  };
  const items = page.items.map(({ before, after, problems, ...row }) => ({
    ...{ ...row, before: shown(before), after: shown(after), problems: problems ?? [] },
  }));
  return { ...page, items };
}

export type LockedChange = Pick<
  typeof productChanges.$inferSelect,
  'kind' | 'status' | 'actorId' | 'actorName' | 'changesStock' | 'total' | 'source'
>;

/** Locks a change: nobody else works on it or cancels it until the transaction ends. Throws NOT_FOUND. */
export function lockChange(tx: Tx, tenantId: string, id: string): Promise<LockedChange> {
  return readOne(
    tx
      .select({
        kind: productChanges.kind,
        status: productChanges.status,
        actorId: productChanges.actorId,
        actorName: productChanges.actorName,
        changesStock: productChanges.changesStock,
        total: productChanges.total,
        source: productChanges.source,
      })
      .from(productChanges)
      .where(ofChange(tenantId, id))
      .for('update'),
  );
}

export const setChange = (
  tx: Tx,
  tenantId: string,
  id: string,
  set: Omit<Partial<typeof productChanges.$inferInsert>, 'tenantId' | 'id'>,
) => tx.update(productChanges).set(set).where(ofChange(tenantId, id));

/** Runs a change that was looked at. Throws CHANGE_STATE for one that is not ready. */
export async function runChange(
  tx: Tx,
  tenantId: string,
  { actor, jobs }: { actor: Principal; jobs: Jobs },
  id: string,
): Promise<ProductChange> {
  const change = await lockChange(tx, tenantId, id);
  if (change.status !== 'ready') throw new AppError('CHANGE_STATE');
  if (change.changesStock) requirePermission(actor, 'write_stock');
  await setChange(tx, tenantId, id, {
    status: 'queued',
    startedAt: new Date(),
    actorId: actor.id,
    actorName: actor.name,
  });
  await jobs.add(tx, 'product-changes', { tenantId, id });
  return readChange(tx, tenantId, id);
}

/** Stops a change. The rows that were applied stay, and can be undone. */
export async function cancelChange(tx: Tx, tenantId: string, id: string): Promise<ProductChange> {
  const { status } = await lockChange(tx, tenantId, id);
  if (['done', 'cancelled', 'failed'].includes(status)) throw new AppError('CHANGE_STATE');
  await setChange(tx, tenantId, id, { status: 'cancelled', finishedAt: new Date() });
  return readChange(tx, tenantId, id);
}

/** Queues the reverse of the applied rows of a change. Throws CHANGE_STATE when it cannot be undone, or was. */
export async function undoChange(
  tx: Tx,
  tenantId: string,
  { actor, jobs }: { actor: Principal; jobs: Jobs },
  id: string,
): Promise<ProductChange> {
  const { changesStock } = await lockChange(tx, tenantId, id);
  if (changesStock) requirePermission(actor, 'write_stock');
  if (!(await readChange(tx, tenantId, id)).undoUntil) throw new AppError('CHANGE_STATE');
  const source = { type: 'undo' } as const;
  const undo = await insertChange(tx, tenantId, actor, {
    kind: 'undo',
    status: 'queued',
    undoOf: id,
    source,
  });
  // Rows about the same product are undone in the reverse order.
  const { rowCount } = await tx.execute(sql`
    insert into product_change_items (tenant_id, change_id, position, product_id, variant_id, sku, before, after, state)
    select tenant_id, ${undo}::uuid, row_number() over (order by position desc), product_id, variant_id, sku, after,
      before, 'waiting'
    from product_change_items where tenant_id = ${tenantId} and change_id = ${id} and state = 'applied'`);
  await setChange(tx, tenantId, undo, { total: rowCount ?? 0, startedAt: new Date(), changesStock });
  await jobs.add(tx, 'product-changes', { tenantId, id: undo });
  return readChange(tx, tenantId, undo);
}

/** Deletes changes that nobody can undo any more, and those that never ran. */
export async function forgetOldChanges(tx: Tx, tenantId: string): Promise<void> {
  const old = sql`now() - interval '31 days'`;
  const unused = and(
    inArray(productChanges.status, ['mapping', 'preparing', 'ready']),
    lt(productChanges.createdAt, sql`now() - interval '1 day'`),
  );
  await tx
    .delete(productChanges)
    .where(and(eq(productChanges.tenantId, tenantId), or(lt(productChanges.createdAt, old), unused)));
}
