import { and, eq, sql } from 'drizzle-orm';
import { readCatalogVersion, recall, remember } from '../../platform/database/catalog-version.ts';
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

/**
 * The filters of lists that are often requested, whose statements are prepared: planning takes longer than reading.
 * Other combinations are not, or a visitor could fill the memory with them.
 */
const frequent = new Set(
  ['', 'minPrice', 'maxPrice', 'inStock']
    .flatMap((one) => [one, `categoryIds ${one}`.trim(), `largeCategoryIds ${one}`.trim()])
    .concat('ids', 'discounted'),
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
  const version = read?.version ?? (await readCatalogVersion(tx, tenantId));
  const within = category === undefined ? {} : await categoriesOf(tx, tenantId, category, version);
  if (!within) return { items: [], totalDoc: 0, page, pages: 0 };
  const asked: Asked = { ...askedFilters(rest), ...within, ...(ids && { ids: ids.split(',') }) };
  return meaning
    ? findProducts(tx, tenantId, { page, limit, sort }, asked, meaning)
    : readPage(tx, tenantId, { page, limit, sort, version }, asked);
}

type Page = Pick<CatalogProductQuery, 'page' | 'limit' | 'sort'> & { version: number };

/**
 * Reads a page. The number of products is cached for each version of the catalogue, because counting takes longer than
 * the page itself.
 */
async function readPage(
  tx: Tx,
  tenantId: string,
  { page, limit, sort, version }: Page,
  asked: Asked,
): Promise<CatalogProductList> {
  const given = (Object.keys(filters) as Filter[]).filter((name) => asked[name] !== undefined);
  const values = { ...asked, tenantId, limit, offset: (page - 1) * limit };
  const conditionOf = (chosen: typeof filters) =>
    and(
      sql`${products.tenantId} = ${tenant}`,
      eq(products.status, sql`'show'`),
      ...given.map((name) => chosen[name]),
    );
  // PostgreSQL would run a join that nothing uses.
  const withStock = asked.inStock ? sql` left join ${stockLevels} on ${stockOfDefaultVariant}` : sql``;
  const counted = () =>
    sql<number>`(select count(*)::int from ${products}${withStock} where ${conditionOf(countedFilters)})`;
  const key = JSON.stringify(asked);
  const known = recall<number>(tenantId, key, version);
  const readRows = (name: string) =>
    tx
      .select({ ...cardColumns, total: known === undefined ? counted() : sql<null>`null` })
      .from(products)
      .leftJoin(stockLevels, stockOfDefaultVariant)
      .where(conditionOf(filters))
      .orderBy(orders[sort])
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(name);
  const name = `catalog ${sort} ${given.join(' ')}${known === undefined ? ' counted' : ''}`;
  const query = frequent.has(given.join(' ')) ? prepared(tx, name, () => readRows(name)) : readRows('');
  const items = await query.execute(values);
  // A page behind the last one has no row with the number.
  const total = known ?? items[0]?.total ?? (page > 1 ? await count() : 0);
  // Stock changes without a new version of the catalogue.
  if (!asked.inStock) remember(tenantId, key, version, total);
  return { items, totalDoc: total, page, pages: Math.ceil(total / limit) };

  async function count(): Promise<number> {
    const [row] = await tx
      .select({ total: counted() })
      .from(sql`(select 1) as one`)
      .prepare('')
      .execute(values);
    return row?.total ?? 0;
  }
}
