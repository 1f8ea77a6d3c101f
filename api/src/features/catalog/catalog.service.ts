import { and, eq, sql } from 'drizzle-orm';
import {
  catalogVersion,
  readCatalogVersion,
  recall,
  remember,
} from '../../platform/database/catalog-version.ts';
import type { Tx } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { products } from '../products/products.table.ts';
import { stockLevels } from '../stock/stock.table.ts';
import type { Asked, Filter } from './catalog.asked.service.ts';
import {
  askedFilters,
  cardColumns,
  categoriesOf,
  countedFilters,
  filters,
  orders,
  stockOfDefaultVariant,
  tenant,
} from './catalog.asked.service.ts';
import { findProducts, readMeaning } from './catalog.find.service.ts';
import type { CatalogProductList, CatalogProductQuery } from './catalog.schema.ts';

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

/** Lists a page of visible products. Except for `inStock`, its count changes only with the catalogue. */
export async function listCatalogProducts(
  tx: Tx,
  tenantId: string,
  query: CatalogProductQuery,
): Promise<CatalogProductList> {
  const { page, limit, sort, q, category, ids, ...rest } = query;
  const read = q?.trim() ? await readMeaning(tx, tenantId, q) : undefined;
  // A text without a letter or digit asks for nothing.
  const meaning = read?.words.length ? read : undefined;
  const version =
    read?.version ?? (category === undefined ? undefined : await readCatalogVersion(tx, tenantId));
  const within =
    category === undefined || version === undefined
      ? {}
      : await categoriesOf(tx, tenantId, category, version);
  if (!within) return { items: [], totalDoc: 0, page, pages: 0 };
  const asked: Asked = { ...askedFilters(rest), ...within, ...(ids && { ids: ids.split(',') }) };
  return meaning
    ? findProducts(tx, tenantId, { page, limit, sort }, asked, meaning)
    : readPage(tx, tenantId, { page, limit, sort, version }, asked);
}

/** `version`: the catalogue's, if it is known already. */
type Page = Pick<CatalogProductQuery, 'page' | 'limit' | 'sort'> & { version: number | undefined };

async function readPage(
  tx: Tx,
  tenantId: string,
  { page, limit, sort, version }: Page,
  asked: Asked,
): Promise<CatalogProductList> {
  const given = (Object.keys(filters) as Filter[]).filter((name) => asked[name] !== undefined);
  const shape = given.join('_');
  const isFrequent = frequent.has(shape);
  const named = isFrequent || various.has(shape);
  const values = { ...asked, tenantId, limit, offset: (page - 1) * limit };
  // Built only when it is not prepared already.
  const conditionOf = (chosen: typeof filters) =>
    and(
      sql`${products.tenantId} = ${tenant}`,
      eq(products.status, sql`'show'`),
      ...given.map((name) => chosen[name]),
    );
  const condition = () => conditionOf(filters);
  const countCondition = () => conditionOf(countedFilters);
  // PostgreSQL would run a join that nothing uses.
  const withStock = asked.inStock ? sql` left join ${stockLevels} on ${stockOfDefaultVariant}` : sql``;
  const key = JSON.stringify(asked);
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
      .orderBy(orders[sort])
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

  /**
   * Counts the products. The number is cached for each version of the catalogue, because it takes longer than the page
   * itself.
   */
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
