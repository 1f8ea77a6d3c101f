import type { SQL } from 'drizzle-orm';
import { and, eq, sql } from 'drizzle-orm';
import { catalogVersion, recall, remember } from '../../platform/database/catalog-version.ts';
import type { Tx } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import type { ListReply } from '../../platform/http/list.schema.ts';
import { shownToShoppers } from '../categories/categories.service.ts';
import { stockLevels } from '../stock/stock.table.ts';
import type { CatalogProduct, CatalogProductQuery } from './products.schema.ts';
import { searchFor } from './products.search.service.ts';
import { discountOf, products } from './products.table.ts';

const tenant = sql.placeholder('tenantId');

const anyVariantAvailable = sql<boolean>`case when ${products.variantCount} = 1
  then coalesce(${stockLevels.onHand} > ${stockLevels.allocated}, false)
  else exists (select 1 from variants v join stock_levels level on level.tenant_id = v.tenant_id and level.variant_id = v.id
    where v.tenant_id = ${tenant} and v.product_id = ${products.id} and v.deleted_at is null and v.status = 'show' and level.on_hand > level.allocated) end`;

/** The columns of a product card; the query names `tenantId` as a placeholder and joins the stock of the default variant. */
export const cardColumns = {
  id: products.id,
  slug: products.slug,
  title: products.title,
  brand: products.brand,
  image: sql<string | null>`${products.images} -> 0 ->> 'url'`,
  price: products.price,
  originalPrice: products.originalPrice,
  pricedBy: products.pricedBy,
  unitSize: products.unitSize,
  unitLabel: products.unitLabel,
  tags: products.tags,
  defaultVariantId: sql<string>`${products.defaultVariantId}`,
  variantCount: products.variantCount,
  available: sql<number>`least(greatest(coalesce(${stockLevels.onHand} - ${stockLevels.allocated}, 0), 0), 10)`,
  inStock: anyVariantAvailable,
};

export const stockOfDefaultVariant = and(
  eq(stockLevels.tenantId, products.tenantId),
  eq(stockLevels.variantId, products.defaultVariantId),
) as SQL;

/** Products listed in a shown category or in a shown one below it. */
export const inCategory = (root: SQL): SQL => sql`${products.id} in (
  select listed.product_id from categories root
  join categories below on below.tenant_id = root.tenant_id and root.id = any(below.path) and ${shownToShoppers('below')}
  join product_categories listed on listed.tenant_id = below.tenant_id and listed.category_id = below.id
  where root.tenant_id = ${tenant} and ${root})`;

type Filter = Exclude<keyof CatalogProductQuery, 'page' | 'limit' | 'sort' | 'q'>;

/** Each filter by itself; its value is the placeholder of its name. */
const filters: Record<Filter, SQL> = {
  category: inCategory(sql`root.slug = ${sql.placeholder('category')}`),
  tag: sql`${sql.placeholder('tag')} = any(${products.tags})`,
  brand: sql`${products.brand} = ${sql.placeholder('brand')}`,
  minPrice: sql`${products.price} >= ${sql.placeholder('minPrice')}`,
  maxPrice: sql`${products.price} <= ${sql.placeholder('maxPrice')}`,
  discounted: sql`${products.price} < ${products.originalPrice}`,
  inStock: sql`${anyVariantAvailable}`,
  ids: sql`${products.id} = any(${sql.placeholder('ids')}::uuid[])`,
};

/** As the indexes have it, down to where nulls would stand, so that no list is sorted. */
const orders: Record<CatalogProductQuery['sort'], SQL> = {
  relevance: sql`${products.sales} desc nulls last, ${products.id}`,
  popular: sql`${products.sales} desc nulls last, ${products.id}`,
  newest: sql`${products.createdAt} desc nulls last, ${products.id}`,
  price: sql`${products.price}, ${products.id}`,
  '-price': sql`${products.price} desc, ${products.id} desc`,
  discount: sql`${discountOf(products)} desc nulls last, ${products.id}`,
};

/** Lists that every visit asks for. Other combinations are not kept prepared, or a visitor could fill the memory with them. */
const frequent = new Set(['', 'category', 'ids', 'discounted']);

/** A page of shown products. `inStock` apart, what it counts changes only with the catalogue. */
export async function listCatalogProducts(
  tx: Tx,
  tenantId: string,
  query: CatalogProductQuery,
): Promise<ListReply<CatalogProduct>> {
  const { page, limit, sort } = query;
  const wanted = understand(tenantId, query);
  const rows = await wanted.run(tx, `catalog_${sort}`, (name) =>
    tx
      .select({ ...cardColumns, version: catalogVersion })
      .from(products)
      .leftJoin(stockLevels, stockOfDefaultVariant)
      .where(wanted.condition())
      .orderBy(wanted.order())
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(name),
  );
  const whole = rows.length < limit && (rows.length > 0 || page === 1);
  const total = whole
    ? (page - 1) * limit + rows.length
    : await count(tx, tenantId, wanted, rows[0]?.version);
  return { items: rows, totalDoc: total, page, pages: Math.ceil(total / limit) };
}

type Statement<Row> = { execute(values?: Record<string, unknown>): Promise<Row[]> };

/** What a query asks for, as SQL that is built only where it is not prepared already. */
function understand(tenantId: string, { page, limit, sort, q, ids, ...rest }: CatalogProductQuery) {
  const given = (Object.keys(filters) as Filter[]).filter(
    (name) => (name === 'ids' ? ids : rest[name]) !== undefined,
  );
  const shape = given.join('_');
  const search = searchFor(q);
  const values = { ...rest, ids: ids?.split(','), tenantId, limit, offset: (page - 1) * limit };
  return {
    byStock: rest.inStock !== undefined,
    /** Of what is counted. */
    key: JSON.stringify([q, ids, rest]),
    condition: () =>
      and(
        sql`${products.tenantId} = ${tenant}`,
        eq(products.status, sql`'show'`),
        ...given.map((name) => filters[name]),
        search?.matches,
      ),
    order: () =>
      search && sort === 'relevance' ? sql`${search.rank} desc, ${orders.relevance}` : orders[sort],
    run<Row>(tx: Tx, kind: string, build: (name: string) => Statement<Row>): Promise<Row[]> {
      const name = `${kind}_${shape}`;
      const statement = !search && frequent.has(shape) ? prepared(tx, name, () => build(name)) : build('');
      return statement.execute(values);
    },
  };
}

/** Counted once for each version of the catalogue, for it takes longer than the page itself. */
async function count(
  tx: Tx,
  tenantId: string,
  wanted: ReturnType<typeof understand>,
  version?: number,
): Promise<number> {
  const known = version === undefined ? undefined : recall<number>(tenantId, wanted.key, version);
  if (known !== undefined) return known;
  const [counted] = await wanted.run(tx, 'catalog_count', (name) =>
    tx
      .select({ total: sql<number>`count(*)::int`, version: catalogVersion })
      .from(products)
      .leftJoin(stockLevels, wanted.byStock ? stockOfDefaultVariant : sql`false`)
      .where(wanted.condition())
      .prepare(name),
  );
  if (!counted) return 0;
  if (!wanted.byStock) remember(tenantId, wanted.key, counted.version, counted.total);
  return counted.total;
}
