import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { LocalizedText } from '../../platform/http/localized.schema.ts';
import { products } from './products.table.ts';

/** Letters that are no accented form of another one. */
const spelled: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l' };

/** Lower case and without accents, so that `Creme` finds `Crème`; applied to what is stored and to what is asked. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđł]/g, (letter) => spelled[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What a search looks at: titles first, because the beginning weighs more. */
export const searchTextOf = (product: {
  title: LocalizedText;
  brand: string;
  tags: string[];
  codes: string[];
}): string =>
  folded(
    [
      product.title.en,
      product.title.de,
      product.title.fr,
      product.brand,
      ...product.tags,
      ...product.codes,
    ].join(' '),
  );

const mostWords = 8;

/** The condition and the rank of a search, or undefined when nothing can be looked for. */
export function searchFor(q: string | undefined): { matches: SQL; rank: SQL } | undefined {
  const text = folded(q ?? '')
    .slice(0, 100)
    .trim();
  if (!text) return undefined;
  const words = [...new Set(text.split(' '))].slice(0, mostWords);
  const eachWord = sql.join(
    words.map((word) => sql`${products.searchText} like ${`%${word}%`}`),
    sql` and `,
  );
  return {
    // Each word somewhere, or the whole with a typing error.
    matches: sql`((${eachWord}) or ${text} <% ${products.searchText})`,
    rank: sql`(${products.searchText} like ${`${text}%`})::int + (' ' || ${products.searchText} like ${`% ${text}%`})::int + word_similarity(${text}, ${products.searchText})`,
  };
}
