import { randomUUID } from 'node:crypto';
import type { CartQuote, CatalogProduct, ListReply, LoginReply } from '../../api/src/contract.ts';
import type { Draw, LoadResult } from './load.ts';
import { load } from './load.ts';
import type { Shop } from './shop.ts';
import { anyOf, ask, json } from './shop.ts';

/** The usual calls of a shop, one after another, each under the same load. */
export async function measureApi(shop: Shop): Promise<LoadResult[]> {
  const results: LoadResult[] = [];
  for (const [name, draw] of await callsOf(shop)) results.push(await load(name, shop, draw));
  return results;
}

export async function callsOf(shop: Shop): Promise<[name: string, draw: Draw][]> {
  const products: CatalogProduct[] = [];
  for (const page of [1, 2, 3]) {
    const path = `/api/catalog/products?limit=100&inStock=true&page=${page}`;
    products.push(...(await ask<ListReply<CatalogProduct>>(shop, path)).items);
  }
  const simple = products.filter(({ variantCount }) => variantCount === 1);
  const cart = () => {
    const chosen = new Set<string>();
    while (chosen.size < 3) chosen.add(anyOf(simple).defaultVariantId);
    return [...chosen].map((variantId) => ({ variantId, quantity: 1 }));
  };
  let asked = 0;
  const list = '/api/catalog/products?limit=20';
  const get = (path: string) => ({ method: 'GET' as const, path });
  return [
    ['product list (20)', () => get(list)],
    // A price that was never requested before, so that the database answers each time.
    [
      'product list (20), uncached',
      () => {
        asked += 1;
        return get(`${list}&maxPrice=${1_000_000_000 - asked}`);
      },
    ],
    ['product detail', () => get(`/api/catalog/products/${anyOf(products).slug}`)],
    ['cart quote (3 lines)', () => ({ path: '/api/cart/quote', ...json({ items: cart() }) })],
    ['order placing (3 lines)', await orderOf(shop, cart)],
  ];
}

/** Orders of 64 shoppers, each order with its own idempotency key. */
async function orderOf(shop: Shop, cart: () => { variantId: string; quantity: number }[]): Promise<Draw> {
  const bodies: string[] = [];
  for (let made = 0; made < 200; made += 1) {
    const items = cart();
    const { total } = await ask<CartQuote>(shop, '/api/cart/quote', { items, shippingOption: 'two' });
    bodies.push(
      JSON.stringify({ items, shippingOption: 'two', paymentMethod: 'Cash', notes: '', total, address }),
    );
  }
  const tokens: string[] = [];
  for (let shopper = 0; shopper < 64; shopper += 1) {
    const account = {
      name: `Shopper ${shopper}`,
      email: `${randomUUID()}@bench.test`,
      password: randomUUID(),
    };
    // Each has its own IP address, because so many sign-ups from one are refused.
    const from = { 'x-forwarded-for': `10.0.0.${shopper}` };
    tokens.push((await ask<LoginReply>(shop, '/api/customer/signup', account, from)).token);
  }
  return () => ({
    method: 'POST',
    path: '/api/orders',
    body: anyOf(bodies),
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      authorization: `Bearer ${anyOf(tokens)}`,
    },
  });
}

const address = {
  name: 'Ann Bench',
  contact: '+1 555 0100',
  email: 'ann@bench.test',
  address: '1 Market Street',
  city: 'Springfield',
  country: 'US',
  zipCode: '12345',
  deliveryNote: '',
};
