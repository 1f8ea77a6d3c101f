import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import type { Asked } from './analytics.range.service.ts';
import { ordersIn, readRanges } from './analytics.range.service.ts';
import type { AnalyticsQuery, GoodsAnalytics } from './analytics.schema.ts';

const shown = 10;

/** What was sold of each product; the lists are made from this one scan of the order lines. */
type Sold = { productId: string; quantity: number; amount: number };

/** Prices and costs of goods that are weighed are per kilogram or 100 g, and their stock is counted in pieces. */
const unitsOfStock = sql`(level.on_hand * coalesce(p.nominal_weight_g, 1)::numeric
  / case when p.nominal_weight_g is null then 1 when p.priced_by = 'kg' then 1000 else 100 end)`;

async function readStockValue(tx: Tx, tenantId: string): Promise<GoodsAnalytics['stock']> {
  const { rows } = await tx.execute<GoodsAnalytics['stock']>(sql`
    select coalesce(sum(round(${unitsOfStock} * v.cost_price)), 0)::float8 as cost,
      coalesce(sum(round(${unitsOfStock} * v.price)), 0)::float8 as retail,
      coalesce(sum(level.on_hand), 0)::int as pieces,
      (count(*) filter (where v.cost_price is null))::int as "withoutCost"
    from stock_levels level
    join variants v on v.tenant_id = level.tenant_id and v.id = level.variant_id and v.deleted_at is null
    join products p on p.tenant_id = v.tenant_id and p.id = v.product_id
    where level.tenant_id = ${tenantId} and level.on_hand > 0`);
  return rows[0] ?? { cost: 0, retail: 0, pieces: 0, withoutCost: 0 };
}

/** What was sold, the most first. */
async function readSold(tx: Tx, asked: Asked): Promise<Sold[]> {
  const { rows } = await tx.execute<Sold>(sql`
    select line.product_id as "productId", sum(line.qty_ordered)::int as quantity,
      sum(line.line_total)::float8 as amount
    from orders o join order_lines line on line.tenant_id = o.tenant_id and line.order_id = o.id
    where ${ordersIn(asked)}
    group by line.product_id order by quantity desc, line.product_id`);
  return rows;
}

async function presentGoods(tx: Tx, tenantId: string, top: Sold[]): Promise<GoodsAnalytics['best']> {
  const { rows } = await tx.execute<{ productId: string; title: object; image: string | null }>(sql`
    select id as "productId", title, images -> 0 ->> 'url' as image from products
    where tenant_id = ${tenantId} and id = any(${sql.param(top.map(({ productId }) => productId))}::uuid[])`);
  const known = new Map(rows.map((row) => [row.productId, row]));
  return top.flatMap((one) => {
    const product = known.get(one.productId);
    return product ? [{ ...product, ...one }] : [];
  });
}

/** The products of which the most pieces were sold. */
export const readBestSellers = async (tx: Tx, asked: Asked, limit: number): Promise<GoodsAnalytics['best']> =>
  presentGoods(tx, asked.tenantId, (await readSold(tx, asked)).slice(0, limit));

/** Those of which nothing was sold come first, the fullest shelf before the others. */
async function readSlow(tx: Tx, tenantId: string, sold: Sold[]): Promise<GoodsAnalytics['slow']> {
  const { rows } = await tx.execute<GoodsAnalytics['slow'][number]>(sql`
    select p.id as "productId", p.title, p.images -> 0 ->> 'url' as image, shelf.available,
      coalesce(sold.quantity, 0)::int as quantity, coalesce(sold.amount, 0)::float8 as amount
    from (select v.product_id, sum(level.on_hand - level.allocated)::int as available from variants v
      join stock_levels level on level.tenant_id = v.tenant_id and level.variant_id = v.id
      where v.tenant_id = ${tenantId} and v.deleted_at is null group by v.product_id) shelf
    join products p on p.tenant_id = ${tenantId} and p.id = shelf.product_id and p.status = 'show'
    left join unnest(${sql.param(sold.map(({ productId }) => productId))}::uuid[],
      ${sql.param(sold.map(({ quantity }) => quantity))}::int[], ${sql.param(sold.map(({ amount }) => amount))}::bigint[])
      as sold (id, quantity, amount) on sold.id = p.id
    where shelf.available > 0
    order by coalesce(sold.quantity, 0), shelf.available desc, p.id limit ${shown}`);
  return rows;
}

async function readCategories(tx: Tx, tenantId: string, sold: Sold[]): Promise<GoodsAnalytics['categories']> {
  const { rows } = await tx.execute<GoodsAnalytics['categories'][number]>(sql`
    select c.id, coalesce(c.name, '{}') as name, sum(sold.quantity)::int as quantity,
      sum(sold.amount)::float8 as amount
    from unnest(${sql.param(sold.map(({ productId }) => productId))}::uuid[],
      ${sql.param(sold.map(({ quantity }) => quantity))}::int[], ${sql.param(sold.map(({ amount }) => amount))}::bigint[])
      as sold (id, quantity, amount)
    left join products p on p.tenant_id = ${tenantId} and p.id = sold.id
    left join categories c on c.tenant_id = ${tenantId} and c.id = p.category_id
    group by c.id, c.name order by amount desc, c.id limit 20`);
  return rows;
}

/** What sold best and worst on some days, by product and category, and what the stock is worth now. */
export async function readGoodsAnalytics(
  tx: Tx,
  tenantId: string,
  query: AnalyticsQuery,
): Promise<GoodsAnalytics> {
  const { currency, zone, range } = await readRanges(tx, tenantId, query);
  const sold = await readSold(tx, { tenantId, zone, range });
  const [best, slow, categories, stock] = await Promise.all([
    presentGoods(tx, tenantId, sold.slice(0, shown)),
    readSlow(tx, tenantId, sold),
    readCategories(tx, tenantId, sold),
    readStockValue(tx, tenantId),
  ]);
  return { currency, range, best, slow, categories, stock };
}
