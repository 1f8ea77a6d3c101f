import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { readCatalogVersion } from '../../platform/database/catalog-version.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { LocalizedText } from '../../platform/http/localized.schema.ts';
import { products } from '../products/products.table.ts';
import { stockLevels } from '../stock/stock.table.ts';
import type { Asked, Filter } from './catalog.asked.service.ts';
import {
  askedFilters,
  categoriesOf,
  countedFilters,
  stockOfDefaultVariant,
} from './catalog.asked.service.ts';
import { found, meantValue, readMeaning } from './catalog.find.service.ts';
import type { CatalogFacets, FacetQuery } from './catalog.schema.ts';

/** The filters of each facet; a facet's numbers ignore its own. */
const facets = {
  price: ['minPrice', 'maxPrice'],
  brand: ['brand'],
  tag: ['tag'],
  diet: ['diet'],
  stock: ['inStock'],
  discount: ['discounted'],
  options: ['options'],
} as const satisfies Record<string, readonly Filter[]>;
type Facet = keyof typeof facets;
const facetNames = Object.keys(facets) as Facet[];

/** Tags that place products on pages and do not describe them. */
const internalTags = ['featured', 'daily-needs'];
const mostValues = 40;

const nothing: CatalogFacets = {
  ...{ price: null, brands: [], tags: [], diets: [], inStock: 0, discounted: 0, attributes: [] },
};

type Row = { facet: string; value: string | null; count: number };

/** Reads the facets by which a list can be narrowed down, counted over its whole result. */
export async function readFacets(
  tx: Tx,
  tenantId: string,
  { q, category, ...rest }: FacetQuery,
): Promise<CatalogFacets> {
  const read = q?.trim() ? await readMeaning(tx, tenantId, q) : undefined;
  const meaning = read?.words.length ? read : undefined;
  const version = read?.version ?? (category === undefined ? 0 : await readCatalogVersion(tx, tenantId));
  const within = category === undefined ? {} : await categoriesOf(tx, tenantId, category, version);
  if (!within) return nothing;
  const asked: Asked = { ...askedFilters(rest), ...within };
  const given = (Object.keys(asked) as Filter[]).filter((name) => asked[name] !== undefined);
  const from = meaning ? sql`${found} join ${products} on ${products.id} = found.id` : sql`${products}`;
  const bases = given.filter((name) => name === 'categoryIds' || name === 'largeCategoryIds');
  const passes = (facet: Facet) =>
    sql.join(
      [
        sql`true`,
        ...facets[facet].filter((name) => given.includes(name)).map((name) => countedFilters[name]),
      ],
      sql` and `,
    );
  const flags = facetNames.map((facet) => sql`(${passes(facet)}) as ${sql.identifier(`by_${facet}`)}`);
  const others = (facet: Facet) =>
    sql.join(
      facetNames.filter((name) => name !== facet).map((name) => sql.identifier(`by_${name}`)),
      sql` and `,
    );
  const counts = (facet: Facet, value: SQL, source: SQL) =>
    sql`(select ${facet} as facet, ${value} as value, count(*)::int as count from ${source}
      where ${others(facet)} group by 2 order by 3 desc, 2 limit ${sql.raw(String(mostValues))})`;
  const query = sql`
    with base as materialized (
      select ${products.price} as price, ${products.brand} as brand, ${products.tags} as tags, ${products.diets} as diets,
        ${products.attributeIds} as attribute_ids, ${products.id} as id, ${countedFilters.discounted} as discounted,
        ${countedFilters.inStock} as in_stock, ${sql.join(flags, sql`, `)}
      from ${from} left join ${stockLevels} on ${stockOfDefaultVariant}
      where ${sql.join([sql`${products.tenantId} = ${sql.placeholder('tenantId')}`, sql`${products.status} = 'show'`, ...bases.map((name) => countedFilters[name])], sql` and `)}
    )
    ${counts('brand', sql`brand`, sql`base`)}
    union all ${counts('tag', sql`tag`, sql`base, unnest(tags) tag`)}
    union all ${counts('diet', sql`diet`, sql`base, unnest(diets) diet`)}
    union all select 'stock', null, count(*) filter (where in_stock)::int from base where ${others('stock')}
    union all select 'discount', null, count(*) filter (where discounted)::int from base where ${others('discount')}
    union all select 'min', null, min(price)::int from base where ${others('price')}
    union all select 'max', null, max(price)::int from base where ${others('price')}
    union all select 'option', option.key || '.' || option.value, count(distinct base.id)::int
      from base join variants v on v.tenant_id = ${sql.placeholder('tenantId')} and v.product_id = base.id
        and v.status = 'show' and v.deleted_at is null, jsonb_each_text(v.option_values) option
      where base.attribute_ids <> '{}' and ${others('options')} group by 2`;
  const rows = await readRows(tx, query, {
    ...asked,
    tenantId,
    ...(meaning && { meant: meantValue(meaning) }),
  });
  const of = (facet: string) => rows.filter((row) => row.facet === facet);
  const listed = (facet: string) =>
    of(facet).flatMap(({ value, count }) => (value ? [{ value, count }] : []));
  const [min, max] = [of('min')[0]?.count, of('max')[0]?.count];
  return {
    price: min === undefined || min === null || max === undefined ? null : { min, max },
    brands: listed('brand'),
    tags: listed('tag').filter(({ value }) => !internalTags.includes(value)),
    diets: listed('diet'),
    inStock: of('stock')[0]?.count ?? 0,
    discounted: of('discount')[0]?.count ?? 0,
    attributes: await namedOptions(tx, tenantId, listed('option')),
  };
}

/** Runs a statement with placeholders, whose values are lists as well. */
async function readRows(tx: Tx, query: SQL, values: Record<string, unknown>): Promise<Row[]> {
  return tx
    .select({ facet: sql<string>`facet`, value: sql<string | null>`value`, count: sql<number>`count` })
    .from(sql`(${query}) as counted`)
    .prepare('')
    .execute(values);
}

type NamedAttribute = {
  id: string;
  name: LocalizedText;
  values: { id: string; name: LocalizedText; swatch?: string | null; status: string }[];
};

/** The values of the attributes that shoppers may filter by, in the attribute's order. */
async function namedOptions(
  tx: Tx,
  tenantId: string,
  options: { value: string; count: number }[],
): Promise<CatalogFacets['attributes']> {
  if (options.length === 0) return [];
  const { rows } = await tx.execute<NamedAttribute>(sql`
    select id, name, values from attributes
    where tenant_id = ${tenantId} and filterable and status = 'show' order by position, id limit 50`);
  const countOf = new Map(options.map(({ value, count }) => [value, count]));
  return rows.flatMap(({ id, name, values }) => {
    const shown = values.flatMap((value) => {
      const count = countOf.get(`${id}.${value.id}`);
      if (!count || value.status !== 'show') return [];
      return [{ id: value.id, name: value.name, swatch: value.swatch ?? null, count }];
    });
    return shown.length > 0 ? [{ id, name, values: shown }] : [];
  });
}
