import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { request } from 'undici';
import type { CartQuote, CatalogProduct, ListReply, LoginReply } from '../../api/src/contract.ts';
import { effort } from './effort.ts';

export type LoadResult = {
  call: string;
  requestsPerSecond: number;
  p50: number;
  p95: number;
  p99: number;
  errors: number;
};

export type Shop = { base: string; host: string };

export async function ask<T>(
  { base, host }: Shop,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<T> {
  // Unlike fetch, this sends the host it is told to.
  const reply = await request(base + path, {
    method: body ? 'POST' : 'GET',
    headers: { host, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    body: body ? JSON.stringify(body) : null,
  });
  if (reply.statusCode >= 300) {
    throw new Error(`${path} answered ${reply.statusCode}: ${await reply.body.text()}`);
  }
  return (await reply.body.json()) as T;
}

/** What each request is, drawn anew every time: connections that walk one list would meet at the same row. */
export type Draw = () => autocannon.Request;

const withHost = (request: autocannon.Request, { host }: Shop): autocannon.Request => ({
  ...request,
  headers: { host, ...request.headers },
});

const drawing = (draw: Draw, shop: Shop): autocannon.Request => ({
  setupRequest: (request) => ({ ...request, ...withHost(draw(), shop) }),
});

type LoadOptions = { connections?: number; seconds?: number; warmUp?: number };

export async function load(
  call: string,
  shop: Shop,
  /** One request for all is the least work for the load generator, which shares the machine. */
  draw: Draw | autocannon.Request,
  { connections = 32, seconds = effort.loadSeconds, warmUp = effort.warmUpSeconds }: LoadOptions = {},
): Promise<LoadResult> {
  const times: number[] = [];
  const run = (duration: number, onTime: (milliseconds: number) => void) =>
    new Promise<autocannon.Result>((resolve, reject) => {
      const instance = autocannon(
        {
          url: shop.base,
          connections,
          duration,
          timeout: 20,
          requests: [typeof draw === 'function' ? drawing(draw, shop) : withHost(draw, shop)],
        },
        (error, result) => (error ? reject(error) : resolve(result)),
      );
      instance.on('response', (_client, _status, _bytes, milliseconds) => onTime(milliseconds));
    });
  await run(warmUp, () => {});
  const result = await run(seconds, (milliseconds) => times.push(milliseconds));
  times.sort((a, b) => a - b);
  const percentile = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
  return {
    call,
    requestsPerSecond: Math.round(times.length / seconds),
    p50: percentile(0.5),
    p95: percentile(0.95),
    p99: percentile(0.99),
    errors: result.non2xx + result.errors,
  };
}

export const anyOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

export const json = (body: unknown, headers: Record<string, string> = {}) => ({
  method: 'POST' as const,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** The calls that a shop is made of, one after the other, each under the same load. */
export async function measureApi(shop: Shop): Promise<LoadResult[]> {
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
  return [
    await load('product list (20)', shop, { method: 'GET', path: list }),
    // A price that nobody asked for before: the database answers each time.
    await load('product list (20), never asked before', shop, () => {
      asked += 1;
      return { method: 'GET', path: `${list}&maxPrice=${1_000_000_000 - asked}` };
    }),
    await load('product detail', shop, () => ({
      method: 'GET',
      path: `/api/catalog/products/${anyOf(products).slug}`,
    })),
    await load('cart quote (3 lines)', shop, () => ({
      path: '/api/cart/quote',
      ...json({ items: cart() }),
    })),
    await load('order placing (3 lines)', shop, await orderOf(shop, cart)),
  ];
}

/** Orders of 64 shoppers, each with an idempotency key of its own. */
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
    // Each from an address of their own: so many would not be let sign up from one.
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
