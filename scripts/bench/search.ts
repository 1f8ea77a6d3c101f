import type { CatalogProduct, ListReply } from '../../api/src/contract.ts';
import { expectedSearches } from '../../api/src/demo/searches.ts';
import { fillLargeStore } from './big-store.ts';
import { percentile, quick, rounded } from './effort.ts';
import type { Shop } from './shop.ts';
import { ask } from './shop.ts';

export type SearchResult = {
  /** The number of the demo store's searches whose intended product is among the first three. */
  right: number;
  asked: number;
  /** Milliseconds in the store with 30,000 products, one call after another, each of a text not asked before. */
  calls: { what: string; calls: number; p50: number; p95: number }[];
};

/** Measures how many searches in the demo store are right, and how long a store with 30,000 products takes. */
export async function measureSearch(shop: Shop, databaseUrl: string): Promise<SearchResult> {
  let right = 0;
  for (const { typed, among, first } of expectedSearches) {
    const query = new URLSearchParams({ q: typed, limit: first ? '1' : '3' });
    const { items } = await ask<ListReply<CatalogProduct>>(shop, `/api/catalog/products?${query}`);
    if (items.some(({ slug }) => among.includes(slug))) right += 1;
  }
  const { name } = await fillLargeStore(databaseUrl);
  const large = { ...shop, host: shop.host.replace(/^\w+/, name) };
  const calls = [
    await time(
      'suggestions while typing',
      large,
      (q) => `/api/catalog/suggestions?q=${encodeURIComponent(q)}`,
    ),
    await time('facets of the result', large, (q) => `/api/catalog/facets?q=${encodeURIComponent(q)}`),
  ];
  return { right, asked: expectedSearches.length, calls };
}

/** Each beginning of what people type, of two letters and more, as it is sent while they do. */
const beginnings = [
  ...new Set(
    [
      ...expectedSearches.map(({ typed }) => typed),
      ...['appel 12', 'oliv pasta', 'chese 900', 'brand 4 rice'],
    ].flatMap((typed) =>
      Array.from({ length: Math.max(typed.length - 1, 1) }, (_, at) => typed.slice(0, at + 2)),
    ),
  ),
];

async function time(what: string, shop: Shop, path: (typed: string) => string) {
  const texts = quick ? beginnings.slice(0, 20) : beginnings;
  const times: number[] = [];
  // The first calls find nothing in the caches of the database.
  for (const typed of ['zz', 'zzz', 'appl', 'chee']) await ask(shop, path(typed));
  for (const typed of texts) {
    const began = performance.now();
    await ask(shop, path(typed));
    times.push(performance.now() - began);
  }
  const p = (share: number) => rounded(percentile(times, share), 1);
  return { what, calls: times.length, p50: p(0.5), p95: p(0.95) };
}
