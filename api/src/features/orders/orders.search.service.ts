import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { folded } from '../products/products.search.service.ts';
import type { OrderListQuery } from './orders.schema.ts';
import type { OrderUserInfo } from './orders.table.ts';
import type { OrderTraits } from './orders.traits.service.ts';

type Searched = { number: string; userInfo: OrderUserInfo; lines: { sku: string }[] };

const longestText = 4_000;
const digitsOf = (text: string): string => text.replace(/\D/g, '');

/**
 * Returns the text in which staff search for an order. A blank at its beginning lets a search find the beginning of
 * each word.
 */
export function orderSearchText({ number, userInfo, lines }: Searched): string {
  const { name, email, contact, address, zipCode, city } = userInfo;
  const skus = new Set(lines.map(({ sku }) => sku));
  const parts = [number, name, email, contact, digitsOf(contact), address, zipCode, city, ...skus];
  return ` ${folded(parts.join(' '))}`.slice(0, longestText);
}

/** Two letters are in nearly every text, but at the beginning of few words. */
const shortest = 3;
const fewestDigits = 6;
const phoneNumber = /^[\d\s()+/.-]+$/;

/** Returns LIKE patterns that all have to match, the most selective first; none when nothing is asked for. */
function patternsOf(q: string | undefined): string[] {
  const text = (q ?? '').trim().slice(0, 100);
  // However it is grouped, and with or without the country's code.
  const digits = digitsOf(text).replace(/^0+/, '');
  if (phoneNumber.test(text) && digits.length >= fewestDigits) return [`%${digits}%`];
  const words = [...new Set(folded(text).split(' '))].filter(Boolean).slice(0, 8);
  return words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => (word.length < shortest ? `% ${word}%` : `%${word}%`));
}

/** A search finds this many of the newest orders; dates narrow it to older ones. */
const mostFound = 2_000;

export type OrderFilters = Pick<
  OrderListQuery,
  'q' | 'paymentMethod' | 'customer' | 'startDate' | 'endDate' | 'without' | 'placedAfter'
> &
  OrderTraits & {
    /** The store's time zone, in which the days begin. */
    zone: string;
  };

/** Returns the begin of the first day and the end of the last one; null without such a day. */
export function momentsOf(filters: OrderFilters): [from: SQL | null, until: SQL | null] {
  const { startDate, endDate, placedAfter, zone } = filters;
  const beginOf = (day: string, later: number) =>
    sql`((${day}::date + ${later}::int)::timestamp at time zone ${zone}::text)`;
  const day = startDate ? beginOf(startDate, 0) : sql`null`;
  // Replies have times in milliseconds, the table in microseconds: the next millisecond leaves out the named order.
  const after = sql`${placedAfter}::timestamptz + interval '1 millisecond'`;
  const from = placedAfter ? sql`greatest(${day}, ${after})` : startDate ? day : null;
  return [from, endDate ? beginOf(endDate, 1) : null];
}

/**
 * Finds the orders of a search under the other filters, as rows of `id` and `status`; undefined when nothing is
 * searched for. The function reads a trigram index, which row-level security would not allow (search.sql).
 */
export function ordersFound(filters: OrderFilters, most: number | null = mostFound): SQL | undefined {
  const { q, paymentMethod, customer, without } = filters;
  const patterns = patternsOf(q);
  if (patterns.length === 0) return undefined;
  const [from, until] = momentsOf(filters);
  return sql`search.orders(${sql.param(patterns)}::text[], ${from}::timestamptz, ${until}::timestamptz,
    ${paymentMethod ?? null}::text, ${customer ?? null}::uuid,
    ${without ?? null}::text, ${most}::int)`;
}
