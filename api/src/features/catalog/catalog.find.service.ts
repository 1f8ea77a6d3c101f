import type { SQL } from 'drizzle-orm';
import { and, eq, sql } from 'drizzle-orm';
import { catalogVersion, recall, remember } from '../../platform/database/catalog-version.ts';
import type { Tx } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import type { CatalogCategory } from '../categories/categories.schema.ts';
import { listShownCategories } from '../categories/categories.service.ts';
import { folded } from '../products/products.search.service.ts';
import { products } from '../products/products.table.ts';
import { stockLevels } from '../stock/stock.table.ts';
import type { Asked, Filter } from './catalog.asked.service.ts';
import {
  anyVariantAvailable,
  cardColumns,
  filters,
  orders,
  stockOfDefaultVariant,
  tenant,
} from './catalog.asked.service.ts';
import type { CatalogProductList, CatalogProductQuery } from './catalog.schema.ts';

/** One typed word as the store's own words have it; `categories`: the ids of those that are called so. */
type MeantWord = {
  typed_word: string;
  words: string[];
  endings: string[];
  insides: string[];
  categories: string[];
};

/**
 * The meaning of a search text. `version`: the catalogue's; `categories`: the categories with that name, or with a word
 * in their name that begins so; `corrected`: the text, if it seems to be misspelt.
 */
export type Meaning = {
  version: number;
  words: MeantWord[];
  categories: CatalogCategory[];
  corrected: string | undefined;
};

/** The stock of this number of the best results is looked up: products in stock come before those that are sold out. */
const looksAt = 240;
/** The points that a sold-out product loses: as many as a title with the word scores. */
const soldOut = 6;

export async function readMeaning(tx: Tx, tenantId: string, q: string): Promise<Meaning> {
  const query = tx
    .select({
      version: catalogVersion,
      words: sql<
        Omit<MeantWord, 'categories'>[]
      >`coalesce((select jsonb_agg(meant order by meant.n) from search.meant(${q}) meant), '[]')`,
    })
    .from(sql`(select 1) as one`)
    .prepare('');
  const [row] = await query.execute({ tenantId });
  const { version, words } = row ?? { version: 0, words: [] };
  const shown = await listShownCategories(tx, tenantId, version);
  const names = wordsOfNames(tenantId, shown, version);
  const named = words.map((word) => calledSo(names, word.words));
  const begun = words.flatMap((word) => calledSo(names, word.words, isBegun));
  return {
    version,
    corrected: words.some(({ typed_word, words: [best] }) => best !== typed_word)
      ? words.map(({ words: [best] }) => best).join(' ')
      : undefined,
    words: words.map((word, at) => ({ ...word, categories: withThoseBelow(shown, named[at] ?? []) })),
    categories: shown.filter(({ id, productCount }) => productCount > 0 && begun.includes(id)),
  };
}

const spelledOut: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa' };

type Named = Pick<CatalogCategory, 'id' | 'parentId'> & { words: string[] };

/** Returns the words of each category's name, taken apart once for each version of the catalogue. */
function wordsOfNames(tenantId: string, shown: CatalogCategory[], version: number): Named[] {
  const key = 'words of categories';
  const known = recall<Named[]>(tenantId, key, version);
  if (known) return known;
  const names = shown.map(({ id, parentId, name }) => ({ id, parentId, words: wordsOf(name) }));
  remember(tenantId, key, version, names);
  return names;
}

const wordsOf = (name: CatalogCategory['name']): string[] =>
  Object.values(name).flatMap((text = '') => {
    const spelled = text
      .toLowerCase()
      .normalize('NFC')
      .replace(/[äöüå]/g, (letter) => spelledOut[letter] ?? letter);
    return `${folded(text)} ${folded(spelled)}`.split(' ');
  });

/** Whether a word is another form of a shorter one: it has a few letters more. */
const isForm = (long: string, short: string) =>
  short.length > 1 && long.startsWith(short) && long.length - short.length <= Math.min(2, short.length - 1);

const isCalled = (own: string, word: string) => isForm(own, word) || isForm(word, own);
const isBegun = (own: string, word: string) =>
  isCalled(own, word) || (word.length > 2 && own.startsWith(word));

/** The ids of categories that have one of the words in their name; of one in another only the inner one. */
function calledSo(names: Named[], words: string[], isMeant = isCalled): string[] {
  const called = names.filter((name) => name.words.some((own) => words.some((word) => isMeant(own, word))));
  return called.flatMap(({ id }) => (called.some(({ parentId }) => parentId === id) ? [] : [id]));
}

/** Parents come before their children. */
function withThoseBelow(shown: CatalogCategory[], ids: string[]): string[] {
  const all = new Set(ids);
  for (const { id, parentId } of shown) if (parentId && all.has(parentId)) all.add(id);
  return [...all];
}

/** The ids and scores of the products that were found, for a statement with the placeholder `meant`. */
export const found = sql`search.products(${sql.placeholder('meant')}::jsonb) found`;
export const meantValue = ({ words }: Meaning) => JSON.stringify(words);

type Page = Pick<CatalogProductQuery, 'page' | 'limit' | 'sort'>;

/** Reads a page of the products that were found: the best match first, and among equal ones the best seller. */
export async function findProducts(
  tx: Tx,
  tenantId: string,
  { page, limit, sort }: Page,
  asked: Asked,
  meaning: Meaning,
): Promise<CatalogProductList> {
  const given = (Object.keys(filters) as Filter[]).filter((name) => asked[name] !== undefined);
  const offset = (page - 1) * limit;
  const looked = looksAt - (looksAt % limit);
  const byStock = sort === 'relevance' && offset < looked;
  const taken = byStock ? { take: looked, skip: 0 } : { take: limit, skip: offset };
  const values = {
    ...asked,
    ...taken,
    tenantId,
    limit,
    offset: byStock ? offset : 0,
    meant: meantValue(meaning),
  };
  const condition = () =>
    and(
      sql`${products.tenantId} = ${tenant}`,
      eq(products.status, sql`'show'`),
      ...given.map((name) => filters[name]),
    );
  const matching = () =>
    sql`from ${found} join ${products} on ${products.id} = found.id where ${condition()}`;
  const order = (score: SQL) =>
    sort === 'relevance' ? sql`${score} desc, ${orders.relevance}` : orders[sort];
  const chosen = () => sql`(select ${products.id}, found.score, count(*) over () as total
    ${matching()} order by ${order(sql`found.score`)} limit ${sql.placeholder('take')} offset ${sql.placeholder('skip')}) chosen`;
  const inOrder = order(sql`chosen.score`);
  const best = sql`chosen.score - case when ${anyVariantAvailable} then 0 else ${sql.raw(String(soldOut))} end desc, ${inOrder}`;
  const name = `catalog_find_${byStock ? 'best' : sort}`;
  const readRows = (as: string) =>
    tx
      .select({ ...cardColumns, total: sql<number>`chosen.total::int` })
      .from(products)
      .innerJoin(chosen(), sql`chosen.id = ${products.id}`)
      .leftJoin(stockLevels, stockOfDefaultVariant)
      .where(sql`${products.tenantId} = ${tenant}`)
      .orderBy(byStock ? best : inOrder)
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(as);
  const rows = await (given.length === 0 ? prepared(tx, name, () => readRows(name)) : readRows('')).execute(
    values,
  );
  const total = rows[0]?.total ?? (page > 1 ? await count() : 0);
  const meant = meaning.corrected && { meant: meaning.corrected };
  return { items: rows, totalDoc: total, page, pages: Math.ceil(total / limit), ...meant };

  /** Counts the products for a page behind the last one, which has no row with the count. */
  async function count(): Promise<number> {
    const [row] = await tx
      .select({ total: sql<number>`count(*)::int` })
      .from(sql`${products}, ${found}`)
      .where(and(condition(), sql`${products.id} = found.id`))
      .prepare('')
      .execute(values);
    return row?.total ?? 0;
  }
}
