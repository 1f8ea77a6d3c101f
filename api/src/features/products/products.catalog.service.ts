import type { SQL } from 'drizzle-orm';
import { and, eq, sql } from 'drizzle-orm';
import {
  catalogVersion,
  readCatalogVersion,
  recall,
  remember,
} from '../../platform/database/catalog-version.ts';
import type { Tx } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import type { ListReply } from '../../platform/http/list.schema.ts';
import { listShownCategories } from '../categories/categories.service.ts';
import { stockLevels } from '../stock/stock.table.ts';
import { ageLimitOf, availableOf, bundleAvailable } from './products.bundles.service.ts';
import type { CatalogProduct, CatalogProductQuery } from './products.catalog.schema.ts';
import type { Search } from './products.search.service.ts';
import { correctSearch, searchFor } from './products.search.service.ts';
import { discountOf, products, quantityColumns } from './products.table.ts';

const tenant = sql.placeholder('tenantId');

/** An `exists` would be computed for the whole store at once, which is more than the page needs. */
const anyAvailable = (ofTheOnlyOne: SQL) => sql<boolean>`case when ${products.variantCount} = 1
  then coalesce(${ofTheOnlyOne}, false)
  else coalesce((select true from variants v join stock_levels level on level.tenant_id = v.tenant_id and level.variant_id = v.id
    where v.tenant_id = ${tenant} and v.product_id = ${products.id} and v.deleted_at is null and v.status = 'show' and level.on_hand > level.allocated
    limit 1), false) end`;

const anyVariantAvailable = anyAvailable(sql`${availableOf} > 0`);

/** Looked up product by product, so that a list is read in its order until the page is full, and never sorted. */
const foundAvailable = anyAvailable(sql`case when ${products.isBundle} then ${bundleAvailable} > 0
  else (select only_one.on_hand > only_one.allocated from stock_levels only_one
    where only_one.tenant_id = ${tenant} and only_one.variant_id = ${products.defaultVariantId}) end`);

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
  nominalWeightG: products.nominalWeightG,
  weightPrice: products.weightPrice,
  unitSize: products.unitSize,
  unitLabel: products.unitLabel,
  tags: products.tags,
  defaultVariantId: sql<string>`${products.defaultVariantId}`,
  variantCount: products.variantCount,
  available: sql<number>`least(greatest(coalesce(${availableOf}, 0), 0), 10)`,
  inStock: anyVariantAvailable,
  averageRating: products.averageRating,
  totalReviews: products.totalReviews,
  ageLimit: ageLimitOf,
  ...quantityColumns,
};

export const stockOfDefaultVariant = and(
  eq(stockLevels.tenantId, products.tenantId),
  eq(stockLevels.variantId, products.defaultVariantId),
) as SQL;

/** From this number of products on a category is large: its list is read in order until the page is full. */
const large = 500;

/** In one of the categories `categoryIds`. The other form is for large ones; the planner cannot tell them apart. */
const inCategories = {
  categoryIds: sql`${products.id} = any(array(select listed.product_id from product_categories listed
    where listed.tenant_id = ${tenant} and listed.category_id = any(${sql.placeholder('categoryIds')}::uuid[])))`,
  largeCategoryIds: sql`coalesce((select true from product_categories listed where listed.tenant_id = ${tenant}
    and listed.product_id = ${products.id} and listed.category_id = any(${sql.placeholder('largeCategoryIds')}::uuid[]) limit 1), false)`,
};

type Asked = Omit<CatalogProductQuery, 'page' | 'limit' | 'sort' | 'q' | 'category' | 'ids'> & {
  ids?: string[] | undefined;
  categoryIds?: string[];
  largeCategoryIds?: string[];
};
type Filter = keyof Asked;

/** Each filter by itself; its value is the placeholder of the same name. */
const filters: Record<Filter, SQL> = {
  ...inCategories,
  tag: sql`${sql.placeholder('tag')} = any(${products.tags})`,
  brand: sql`${products.brand} = ${sql.placeholder('brand')}`,
  minPrice: sql`${products.price} >= ${sql.placeholder('minPrice')}`,
  maxPrice: sql`${products.price} <= ${sql.placeholder('maxPrice')}`,
  discounted: sql`${products.price} < ${products.originalPrice}`,
  inStock: foundAvailable,
  ids: sql`${products.id} = any(${sql.placeholder('ids')}::uuid[])`,
};

/** Counting reads all rows: the stock in one scan, and a large category from the category's side. */
const countedFilters = {
  ...filters,
  inStock: anyVariantAvailable,
  largeCategoryIds: sql`${products.id} = any(array(select listed.product_id from product_categories listed
  where listed.tenant_id = ${tenant} and listed.category_id = any(${sql.placeholder('largeCategoryIds')}::uuid[])))`,
};

/** The orders of the indexes, including the place of nulls, so that no list is sorted. */
const orders: Record<CatalogProductQuery['sort'], SQL> = {
  relevance: sql`${products.sales} desc nulls last, ${products.id}`,
  popular: sql`${products.sales} desc nulls last, ${products.id}`,
  newest: sql`${products.createdAt} desc nulls last, ${products.id}`,
  price: sql`${products.price}, ${products.id}`,
  '-price': sql`${products.price} desc, ${products.id} desc`,
  discount: sql`${discountOf(products)} desc nulls last, ${products.id}`,
};

/** Lists that every visit requests; their number of rows is cached for each version of the catalogue. */
const frequent = new Set(['', 'categoryIds', 'largeCategoryIds', 'ids', 'discounted']);
/**
 * Lists that are often requested with other values: counted in the same statement. Other combinations are not
 * prepared, or a visitor could fill the memory with them.
 */
const various = new Set(
  ['minPrice', 'maxPrice', 'inStock'].flatMap((name) => [
    name,
    `categoryIds_${name}`,
    `largeCategoryIds_${name}`,
  ]),
);

/** A page of visible products. Except for `inStock`, its count changes only with the catalogue. */
export async function listCatalogProducts(
  tx: Tx,
  tenantId: string,
  query: CatalogProductQuery,
): Promise<ListReply<CatalogProduct>> {
  const { page, limit, sort, q, category, ids, ...rest } = query;
  const version = category === undefined ? undefined : await readCatalogVersion(tx, tenantId);
  const within = version === undefined ? {} : await categoriesOf(tx, tenantId, category ?? '', version);
  if (!within) return { items: [], totalDoc: 0, page, pages: 0 };
  const asked: Asked = { ...rest, ...within, ...(ids && { ids: ids.split(',') }) };
  const list = (search: Search | undefined) =>
    readPage(tx, tenantId, { page, limit, sort, version }, asked, search, q);
  const search = searchFor(tenantId, q);
  const found = await list(search);
  if (!search || found.totalDoc > 0) return found;
  const meant = await correctSearch(tx, tenantId, q);
  return meant
    ? readPage(tx, tenantId, { page, limit, sort, version }, asked, searchFor(tenantId, meant), meant)
    : found;
}

/** A visible category and those below it, or undefined when there is none with this slug. */
async function categoriesOf(
  tx: Tx,
  tenantId: string,
  slug: string,
  version: number,
): Promise<Asked | undefined> {
  const shown = await listShownCategories(tx, tenantId, version);
  const root = shown.find((category) => category.slug === slug);
  if (!root) return undefined;
  const below = new Set([root.id]);
  // Parents come before their children.
  for (const { id, parentId } of shown) if (parentId && below.has(parentId)) below.add(id);
  return { [root.productCount > large ? 'largeCategoryIds' : 'categoryIds']: [...below] };
}

/** `version`: the catalogue's, if it is known already. */
type Page = Pick<CatalogProductQuery, 'page' | 'limit' | 'sort'> & { version: number | undefined };

async function readPage(
  tx: Tx,
  tenantId: string,
  { page, limit, sort, version }: Page,
  asked: Asked,
  search: Search | undefined,
  q: string | undefined,
): Promise<ListReply<CatalogProduct>> {
  const given = (Object.keys(filters) as Filter[]).filter((name) => asked[name] !== undefined);
  const shape = given.join('_');
  const isFrequent = !search && frequent.has(shape);
  const named = isFrequent || (!search && various.has(shape));
  const values = { ...asked, tenantId, limit, offset: (page - 1) * limit };
  // Built only when it is not prepared already.
  const conditionOf = (chosen: typeof filters) =>
    and(
      sql`${products.tenantId} = ${tenant}`,
      eq(products.status, sql`'show'`),
      ...given.map((name) => chosen[name]),
      search?.matches,
    );
  const condition = () => conditionOf(filters);
  const countCondition = () => conditionOf(countedFilters);
  const order = () =>
    search && sort === 'relevance' ? sql`${search.rank} desc, ${orders.relevance}` : orders[sort];
  // PostgreSQL would run a join that nothing uses.
  const withStock = asked.inStock ? sql` left join ${stockLevels} on ${stockOfDefaultVariant}` : sql``;
  const key = JSON.stringify([q, asked]);
  // With a look-up of categories, the count is part of the same statement, unless it is cached.
  const countsAlong = version !== undefined && recall(tenantId, key, version) === undefined;
  const counted = () =>
    isFrequent && !countsAlong
      ? sql<null>`null`
      : sql<number>`(select count(*)::int from ${products}${withStock} where ${countCondition()})`;
  const readRows = (name: string) =>
    tx
      .select({ ...cardColumns, version: catalogVersion, total: counted() })
      .from(products)
      .leftJoin(stockLevels, stockOfDefaultVariant)
      .where(condition())
      .orderBy(order())
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(name);
  const pageName = `catalog_${sort}_${shape}${isFrequent && countsAlong ? '_counted' : ''}`;
  const rows = await (named ? prepared(tx, pageName, () => readRows(pageName)) : readRows('')).execute(
    values,
  );
  const [first] = rows;
  const whole = rows.length < limit && (rows.length > 0 || page === 1);
  const total = whole ? values.offset + rows.length : (first?.total ?? (await count(first?.version)));
  if (isFrequent && first?.total != null) remember(tenantId, key, first.version, total);
  return { items: rows, totalDoc: total, page, pages: Math.ceil(total / limit) };

  /** Cached for each version of the catalogue, because it takes longer than the page itself. */
  async function count(version: number | undefined): Promise<number> {
    const known = version === undefined ? undefined : recall<number>(tenantId, key, version);
    if (known !== undefined) return known;
    const readCount = (name: string) =>
      tx
        .select({ total: sql<number>`count(*)::int`, version: catalogVersion })
        .from(sql`${products}${withStock}`)
        .where(countCondition())
        .prepare(name);
    const countName = `catalog_count_${shape}`;
    const [found] = await (isFrequent
      ? prepared(tx, countName, () => readCount(countName))
      : readCount('')
    ).execute(values);
    if (!found) return 0;
    if (!asked.inStock) remember(tenantId, key, found.version, found.total);
    return found.total;
  }
}
