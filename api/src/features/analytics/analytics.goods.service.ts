import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import type { Asked } from './analytics.range.service.ts';
import { isIn, readRanges } from './analytics.range.service.ts';
import type { AnalyticsQuery, GoodsAnalytics } from './analytics.schema.ts';

const shown = 10;

/** The sales of a product. The lists are made from one scan of the order lines. */
type Sold = { productId: string; quantity: number; amount: number };

/** Reads the sales of each product, the most pieces first. */
async function readSold(tx: Tx, asked: Asked): Promise<Sold[]> {
  const { rows } = await tx.execute<Sold>(sql`
    select product_id as "productId", sum(qty_ordered)::int as quantity, sum(line_total)::float8 as amount
    from order_lines where tenant_id = ${asked.tenantId} and not is_cancelled and ${isIn(sql`placed_at`, asked)}
    group by product_id order by quantity desc, product_id`);
  return rows;
}

/** Adds the products' titles and pictures. Deleted products are left out. */
async function presentGoods<Row extends { productId: string }>(tx: Tx, tenantId: string, goods: Row[]) {
  const { rows } = await tx.execute<{ productId: string; title: object; image: string | null }>(sql`
    select id as "productId", title, images -> 0 ->> 'url' as image from products
    where tenant_id = ${tenantId} and id = any(${sql.param(goods.map(({ productId }) => productId))}::uuid[])`);
  const known = new Map(rows.map((row) => [row.productId, row]));
  return goods.flatMap((one) => {
    const product = known.get(one.productId);
    return product ? [{ ...product, ...one }] : [];
  });
}

/** Reads the products that sold the most pieces. */
export const readBestSellers = async (tx: Tx, asked: Asked, limit: number): Promise<GoodsAnalytics['best']> =>
  presentGoods(tx, asked.tenantId, (await readSold(tx, asked)).slice(0, limit));

const soldRows = (
  sold: Sold[],
): SQL => sql`unnest(${sql.param(sold.map(({ productId }) => productId))}::uuid[],
  ${sql.param(sold.map(({ quantity }) => quantity))}::int[], ${sql.param(sold.map(({ amount }) => amount))}::bigint[])
  as sold (id, quantity, amount)`;

/**
 * Prices and costs of goods that are weighed are per kilogram or 100 g, and their stock is counted in pieces. They are
 * added up apart: all others are whole numbers, which is twice as fast.
 */
const worth = (price: SQL): SQL => sql`(coalesce(sum(on_hand * ${price}) filter (where weighed.id is null), 0)
  + coalesce(sum(round(on_hand * weighed.nominal_weight_g::numeric
    / case when weighed.priced_by = 'kg' then 1000 else 100 end * ${price})) filter (where weighed.id is not null), 0))::float8`;

type Shelf = { stock: GoodsAnalytics['stock']; slow: (Sold & { available: number })[] };

/**
 * Reads the value of the stock, and the goods that do not sell: products without a sale come first, the fullest shelf
 * before the others. Both need every stock level, so one query reads them.
 */
async function readShelf(tx: Tx, tenantId: string, sold: Sold[]): Promise<Shelf> {
  const { rows } = await tx.execute<Shelf>(sql`
    with shelf as materialized (
      select v.product_id, level.on_hand, level.on_hand - level.allocated as available, v.cost_price, v.price
      from stock_levels level
      join variants v on v.tenant_id = level.tenant_id and v.id = level.variant_id and v.deleted_at is null
      where level.tenant_id = ${tenantId}
    ), stock as (
      select ${worth(sql`cost_price`)} as cost, ${worth(sql`price`)} as retail,
        coalesce(sum(on_hand), 0)::int as pieces, (count(*) filter (where cost_price is null))::int as "withoutCost"
      from shelf left join (
        select id, nominal_weight_g, priced_by from products
        where tenant_id = ${tenantId} and nominal_weight_g is not null) weighed on weighed.id = shelf.product_id
      where on_hand > 0
    ), slow as (
      select product_id as "productId", available, coalesce(sold.quantity, 0) as quantity, coalesce(sold.amount, 0) as amount
      from (select product_id, sum(available) as available from shelf group by product_id) level
      left join ${soldRows(sold)} on sold.id = product_id
      where available > 0 and product_id not in (
        select id from products where tenant_id = ${tenantId} and status in ('hide', 'draft'))
      order by coalesce(sold.quantity, 0), available desc, product_id limit ${shown}
    )
    select (select to_json(stock) from stock) as stock, (select coalesce(json_agg(slow), '[]') from slow) as slow`);
  const [shelf] = rows;
  if (!shelf) throw new Error('The stock was not read.');
  return shelf;
}

async function readCategories(tx: Tx, tenantId: string, sold: Sold[]): Promise<GoodsAnalytics['categories']> {
  const { rows } = await tx.execute<GoodsAnalytics['categories'][number]>(sql`
    select c.id, coalesce(c.name, '{}') as name, sum(sold.quantity)::int as quantity,
      sum(sold.amount)::float8 as amount
    from ${soldRows(sold)}
    left join products p on p.tenant_id = ${tenantId} and p.id = sold.id
    left join categories c on c.tenant_id = ${tenantId} and c.id = p.category_id
    group by c.id, c.name order by amount desc, c.id limit 20`);
  return rows;
}

/**
 * Reads the best and the worst sellers of some days, by product and category, and the value of the stock now. `costs`:
 * also the value by cost price.
 */
export async function readGoodsAnalytics(
  tx: Tx,
  tenantId: string,
  query: AnalyticsQuery,
  { costs }: { costs: boolean },
): Promise<GoodsAnalytics> {
  const { currency, zone, range } = await readRanges(tx, tenantId, query);
  const sold = await readSold(tx, { tenantId, zone, range });
  const [best, { stock, slow }, categories] = await Promise.all([
    presentGoods(tx, tenantId, sold.slice(0, shown)),
    readShelf(tx, tenantId, sold),
    readCategories(tx, tenantId, sold),
  ]);
  const { cost, ...others } = stock;
  return {
    ...{ currency, range, best, categories },
    slow: await presentGoods(tx, tenantId, slow),
    stock: { ...others, cost: costs ? cost : null },
  };
}
