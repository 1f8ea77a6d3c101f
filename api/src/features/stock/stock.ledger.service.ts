import type { SQL } from 'drizzle-orm';
import { and, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { beginOf } from '../../platform/database/days.ts';
import { countSome, readPage } from '../../platform/database/list.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ListReply } from '../../platform/http/list.schema.ts';
import { orders } from '../orders/orders.table.ts';
import { products, variants } from '../products/products.table.ts';
import { readGlobalSetting } from '../settings/settings.service.ts';
import type { LedgerExportQuery, StockLedgerQuery, StockMovement } from './stock.schema.ts';
import { stockMovements } from './stock.table.ts';

const ofTenant = (table: 'staff' | 'customers' | 'api_keys') =>
  sql`from ${sql.identifier(table)} person where person.tenant_id = ${stockMovements.tenantId} and person.id = ${stockMovements.actorId}`;

const columns = {
  id: stockMovements.id,
  variantId: stockMovements.variantId,
  productId: variants.productId,
  title: products.title,
  label: variants.label,
  sku: variants.sku,
  kind: stockMovements.kind,
  qty: stockMovements.qty,
  orderId: stockMovements.orderId,
  orderNumber: sql<string | null>`(select ${orders.orderPrefix} || ${orders.invoice} from ${orders}
    where ${orders.tenantId} = ${stockMovements.tenantId} and ${orders.id} = ${stockMovements.orderId})`,
  reason: stockMovements.reason,
  actorKind: sql<StockMovement['actorKind']>`case when ${stockMovements.actorId} is null then 'system'
    when exists (select 1 ${ofTenant('staff')}) then 'staff'
    when exists (select 1 ${ofTenant('customers')}) then 'customer'
    when exists (select 1 ${ofTenant('api_keys')}) then 'program' else 'platform' end`,
  actorName: sql<
    string | null
  >`coalesce((select person.name ${ofTenant('staff')}), (select person.name ${ofTenant('api_keys')}))`,
  createdAt: stockMovements.createdAt,
};

/** The order of the index with the movements of all variants. */
const newest = sql`${stockMovements.createdAt} desc nulls last`;
const newestOfAll = [newest, sql`${stockMovements.id} desc nulls last`];
const newestOfOne = [desc(stockMovements.createdAt), desc(stockMovements.id)];

export const readMovements = (tx: Tx, where: SQL | undefined) =>
  tx
    .select(columns)
    .from(stockMovements)
    .innerJoin(
      variants,
      and(eq(variants.tenantId, stockMovements.tenantId), eq(variants.id, stockMovements.variantId)),
    )
    .innerJoin(products, and(eq(products.tenantId, variants.tenantId), eq(products.id, variants.productId)))
    .where(where)
    .$dynamic();

/**
 * Lists the movements of one variant, the newest first. Throws NOT_FOUND for a deleted variant and for another store's.
 */
export async function listMovements(
  tx: Tx,
  tenantId: string,
  variantId: string,
  query: { page: number; limit: number },
): Promise<ListReply<StockMovement>> {
  const where = and(eq(stockMovements.tenantId, tenantId), eq(stockMovements.variantId, variantId));
  const [variant] = await tx
    .select({ id: variants.id })
    .from(variants)
    .where(and(eq(variants.tenantId, tenantId), eq(variants.id, variantId), isNull(variants.deletedAt)));
  if (!variant) throw new AppError('NOT_FOUND');
  return readPage(query, {
    rows: readMovements(tx, where).orderBy(...newestOfOne),
    total: tx.$count(stockMovements, where),
  });
}

/** Days are those of the store's time zone. */
export const matchingMovements = (
  tenantId: string,
  { kind, variant, startDate, endDate }: LedgerExportQuery,
  zone: string,
): SQL | undefined =>
  and(
    eq(stockMovements.tenantId, tenantId),
    kind && eq(stockMovements.kind, kind),
    variant ? eq(stockMovements.variantId, variant) : undefined,
    startDate ? gte(stockMovements.createdAt, beginOf(startDate, zone)) : undefined,
    endDate ? lt(stockMovements.createdAt, beginOf(endDate, zone, 1)) : undefined,
  );

/** Lists the movements of the whole store, also those of deleted variants. More than 10,000 are not counted. */
export async function listLedger(
  tx: Tx,
  tenantId: string,
  query: StockLedgerQuery,
): Promise<ListReply<StockMovement>> {
  const { default_time_zone: zone } = await readGlobalSetting(tx, tenantId);
  const where = matchingMovements(tenantId, query, zone);
  return readPage(query, {
    rows: readMovements(tx, where).orderBy(...newestOfAll),
    total: countSome(tx, stockMovements, where, newest),
  });
}
