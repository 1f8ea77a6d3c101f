import type { SQL } from 'drizzle-orm';
import { and, eq, sql } from 'drizzle-orm';
import { languageCodes } from '../../languages.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { LocalizedText } from '../../platform/http/localized.schema.ts';
import { products } from './products.table.ts';

/** Letters that are no accented form of another letter. */
const spelled: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l' };

/**
 * Writes a text in lower case and without accents, so that `Creme` finds `Crème`; applied to stored texts and to
 * queries.
 */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđł]/g, (letter) => spelled[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The text is part of an index, whose rows hold 2.7 kB; the codes at its end have an index of their own. */
const longestText = 800;

/** Returns the text that a search reads. Titles come first, because a match at the beginning ranks higher. */
export function searchTextOf(product: {
  title: LocalizedText;
  brand: string;
  tags: string[];
  codes: string[];
}): string {
  const { title, brand, tags, codes } = product;
  return folded([...languageCodes.map((code) => title[code]), brand, ...tags, ...codes].join(' ')).slice(
    0,
    longestText,
  );
}

/** Updates the search text of a product with a title in one more language, so that the search finds it as well. */
export async function productTitleChanged(
  tx: Tx,
  tenantId: string,
  { id, title }: { id: string; title: string },
): Promise<void> {
  await tx
    .update(products)
    .set({ searchText: sql`left(${folded(title)} || ' ' || ${products.searchText}, ${longestText})` })
    .where(and(eq(products.tenantId, tenantId), eq(products.id, id)));
}

/** `found` reads the ids of the products. */
export type Search = { found: SQL; matches: SQL; rank: SQL };

const wordsOf = (q: string | undefined): string[] =>
  [...new Set(folded((q ?? '').slice(0, 100)).split(' '))].filter(Boolean).slice(0, 8);

/**
 * Staff's search: products with each of the words somewhere, also within a word, or undefined when nothing is asked for. Row-level
 * security keeps LIKE out of a trigram index (it is not leakproof), so the texts are read one by one, but out of an
 * index that holds nothing else: a quarter of the time that the table takes.
 */
export function searchFor(tenantId: string, q: string | undefined): Search | undefined {
  const words = wordsOf(q);
  if (words.length === 0) return undefined;
  const each = words.map((word) => sql`text.search_text like ${`%${word}%`}`);
  const phrase = words.join(' ');
  const found = sql`(
    with found as materialized (
      select text.id from products text
      where text.tenant_id = ${tenantId} and ${sql.join(each, sql` and `)}
    ) select id from found)`;
  return {
    found,
    matches: sql`${products.id} in ${found}`,
    rank: sql`(${products.searchText} ^@ ${phrase})::int * 2 + (' ' || ${products.searchText} like ${`% ${phrase}%`})::int`,
  };
}
