import type { ListReply, ProductRow } from '../../api/src/contract.ts';
import { percentile, quick, rounded } from './effort.ts';
import type { Office } from './office.ts';
import type { Shop } from './shop.ts';
import { ask } from './shop.ts';
import { signInOwner } from './sign-in.ts';

/** Milliseconds of one call after another, by one connection. */
export type ListTimes = { list: string; p50: number; p95: number };

const calls = quick ? 5 : 40;

export const listsOf = (categoryId: string): string[] => [
  '/products',
  '/products?page=500',
  '/products?sort=title&language=en',
  '/products?q=apple',
  '/products?q=SKU-12345',
  '/products?status=draft',
  '/products?stock=low',
  '/products?stock=in',
  '/products?stock=out',
  `/products?category=${categoryId}`,
  '/orders',
  '/orders?status=pending',
  '/orders?q=shopper1',
  '/orders?q=99123',
  '/customers',
  '/customers?sort=-totalSpent',
  '/customers?q=shopper12',
  '/stock',
  '/stock?stock=low',
  '/stock?q=apple',
  '/stock/movements',
  '/coupons',
  '/categories',
  '/notification',
  '/audit-log/store',
  '/dashboard',
  '/analytics',
  '/analytics/goods',
];

/** The lists of the back office, with their filters and searches, and the figures of its first page. */
export async function measureLists(office: Office): Promise<ListTimes[]> {
  const { token } = await signInOwner(office, office.email);
  const headers = { authorization: `Bearer ${token}` };
  const { items } = await ask<ListReply<ProductRow>>(office, '/api/products', undefined, headers);
  return timeCalls(office, listsOf(items[0]?.categoryId ?? ''), headers);
}

export async function timeCalls(
  host: Shop,
  lists: readonly string[],
  headers: Record<string, string>,
): Promise<ListTimes[]> {
  const measured: ListTimes[] = [];
  for (const list of lists) {
    const times: number[] = [];
    for (let call = -2; call < calls; call += 1) {
      const began = performance.now();
      await ask(host, `/api${list}`, undefined, headers);
      // The first calls find nothing in the caches of the database.
      if (call >= 0) times.push(performance.now() - began);
    }
    const p = (share: number) => rounded(percentile(times, share), 1);
    measured.push({ list: list.replace(/[\da-f-]{36}/, '…'), p50: p(0.5), p95: p(0.95) });
  }
  return measured;
}
