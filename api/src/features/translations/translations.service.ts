import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { LocalizedText } from '../../languages.ts';
import type { Tx } from '../../platform/database/database.ts';
import { patternOf, readPage, textsOf } from '../../platform/database/list.ts';
import type { ListReply } from '../../platform/http/list.schema.ts';
import { attributes } from '../attributes/attributes.table.ts';
import { categories } from '../categories/categories.table.ts';
import { coupons } from '../coupons/coupons.table.ts';
import { customizations } from '../customization/customization.table.ts';
import { products } from '../products/products.table.ts';
import { settings } from '../settings/settings.table.ts';
import { textsIn } from './texts-in.ts';
import type { MissingText, MissingTextQuery, TextKind } from './translations.schema.ts';

export type RowKind = Exclude<TextKind, 'customization' | 'settings'>;

/** The field of an attribute's value, with the id of the value. */
export const valueField = /^values\.([0-9a-f-]{36})\.name$/;

type TextTable = PgTable & { tenantId: PgColumn; id: PgColumn; version: PgColumn };

/** The texts of each table, with the most characters that their own forms take. */
export const textsOfTables: Record<
  RowKind,
  { table: TextTable; condition?: SQL; fields: Record<string, { column: PgColumn; max: number }> }
> = {
  products: {
    table: products,
    condition: sql`${products.deletedAt} is null`,
    fields: {
      title: { column: products.title, max: 200 },
      description: { column: products.description, max: 20_000 },
      ingredients: { column: products.ingredients, max: 5_000 },
      metaTitle: { column: products.metaTitle, max: 200 },
      metaDescription: { column: products.metaDescription, max: 500 },
    },
  },
  categories: {
    table: categories,
    fields: {
      name: { column: categories.name, max: 200 },
      description: { column: categories.description, max: 2_000 },
    },
  },
  attributes: {
    table: attributes,
    fields: {
      title: { column: attributes.title, max: 200 },
      name: { column: attributes.name, max: 200 },
    },
  },
  coupons: { table: coupons, fields: { title: { column: coupons.title, max: 200 } } },
};

/** The number of rows that are counted for each field: nobody goes through more of them one by one. */
const mostCounted = 1_000;

/** Lists all texts that lack the language: first the store’s own, then the rows of each table. */
export async function listMissing(
  tx: Tx,
  tenantId: string,
  query: MissingTextQuery,
): Promise<ListReply<MissingText>> {
  const own = await inDocuments(tx, tenantId, query);
  const rows = rowsLacking(tenantId, query, mostCounted);
  return readPage(query, {
    async rows(limit, from) {
      const items = own.slice(from, from + limit);
      if (!rows || items.length === limit) return items;
      const offset = Math.max(0, from - own.length);
      const { rows: found } = await tx.execute<MissingText & Record<string, unknown>>(
        sql`${rowsLacking(tenantId, query, offset + limit)} limit ${limit - items.length} offset ${offset}`,
      );
      return [...items, ...found];
    },
    total: rows ? countIn(tx, rows).then((count) => own.length + count) : Promise.resolve(own.length),
  });
}

async function countIn(tx: Tx, rows: SQL): Promise<number> {
  const { rows: counted } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from (${rows}) as found`,
  );
  return counted[0]?.count ?? 0;
}

/** Each table in the order of its key: with `most` rows of each, nothing is sorted as a whole. */
function rowsLacking(tenantId: string, { kind, language, q }: MissingTextQuery, most: number): SQL | null {
  const pattern = patternOf(q);
  const lacking = (texts: SQL | PgColumn) => sql`coalesce(${texts} ->> ${language}, '') = ''
    and jsonb_path_exists(${texts}, '$.* ? (@ <> "")')
    ${pattern ? sql`and ${textsOf(texts)} ilike ${pattern}` : sql``}`;
  const parts = Object.entries(textsOfTables).flatMap(([name, { table, condition, fields }]) =>
    kind === undefined || kind === name
      ? Object.entries(fields).map(
          ([field, { column }]) => sql`
            (select ${name}::text as kind, ${table.id} as id, ${field}::text as field, ${column} as texts
            from ${table} where ${table.tenantId} = ${tenantId}${condition ? sql` and ${condition}` : sql``}
              and ${lacking(column)}
              order by ${table.id} limit ${most})`,
        )
      : [],
  );
  if (kind === undefined || kind === 'attributes')
    parts.push(sql`
            (select 'attributes' as kind, ${attributes.id} as id, 'values.' || (value ->> 'id') || '.name' as field,
              value -> 'name' as texts
            from ${attributes} cross join lateral jsonb_array_elements(${attributes.values}) as value
            where ${attributes.tenantId} = ${tenantId} and ${lacking(sql`(value -> 'name')`)}
            order by ${attributes.id}, value ->> 'id' limit ${most})`);
  if (parts.length === 0) return null;
  return sql`select kind, id, field, texts from (${sql.join(parts, sql` union all `)}) as texts_of_store`;
}

/** Returns the missing texts of the customization and of the store's settings. */
async function inDocuments(
  tx: Tx,
  tenantId: string,
  { kind, language, q }: MissingTextQuery,
): Promise<MissingText[]> {
  if (kind !== undefined && kind in textsOfTables) return [];
  const wanted = q?.trim().toLowerCase() ?? '';
  const lacks = (texts: LocalizedText) =>
    !texts[language]?.trim() &&
    Object.values(texts).some(Boolean) &&
    Object.values(texts).join(' ').toLowerCase().includes(wanted);
  const { rows } = await tx.execute<{ kind: 'customization' | 'settings'; body: object }>(sql`
    select 'customization' as kind, ${customizations.body} from ${customizations}
      where ${customizations.tenantId} = ${tenantId}
    union all select 'settings', ${settings.body} from ${settings}
      where ${settings.tenantId} = ${tenantId} and ${settings.kind} = 'store'`);
  return rows.flatMap(({ kind: of, body }) =>
    kind !== undefined && kind !== of
      ? []
      : textsIn(body)
          .filter(({ texts }) => lacks(texts))
          .map((one) => ({ ...one, kind: of, id: tenantId })),
  );
}
