import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { request } from 'undici';
import type {
  CartQuote,
  CatalogProduct,
  CatalogProductDetail,
  ListReply,
  LoginReply,
} from '../../api/src/contract.ts';

export type LoadResult = {
  call: string;
  requestsPerSecond: number;
  p50: number;
  p95: number;
  p99: number;
  errors: number;
};

const connections = 32;
const seconds = 10;
const warmUp = 3;

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

async function load(call: string, shop: Shop, requests: autocannon.Request[]): Promise<LoadResult> {
  const run = (duration: number) =>
    autocannon({
      url: shop.base,
      connections,
      duration,
      headers: { host: shop.host },
      requests,
      timeout: 20,
    });
  await run(warmUp);
  const result = await run(seconds);
  const { p50, p95, p99 } = percentiles(result.latency);
  return {
    call,
    requestsPerSecond: Math.round(result.requests.average),
    p50,
    p95,
    p99,
    errors: result.non2xx + result.errors,
  };
}

/** autocannon has 90, 97.5 and 99, but no 95: it lies between the two, and the higher is told. */
function percentiles(latency: autocannon.Histogram) {
  return { p50: latency.p50, p95: latency.p97_5, p99: latency.p99 };
}

const json = (body: unknown, headers: Record<string, string> = {}) => ({
  method: 'POST' as const,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** The calls that a shop is made of, one after the other, each under the same load. */
export async function measureApi(shop: Shop): Promise<LoadResult[]> {
  const list = await ask<ListReply<CatalogProduct>>(shop, '/api/catalog/products?limit=100&inStock=true');
  const slugs = list.items.slice(0, 50).map(({ slug }) => slug);
  const simple = list.items.filter((product) => product.variantCount === 1);
  const carts = Array.from({ length: 20 }, (_, at) =>
    [0, 1, 2].map((step) => ({
      variantId: simple[(at * 3 + step) % simple.length]?.defaultVariantId,
      quantity: 1,
    })),
  );
  const detail = await ask<CatalogProductDetail>(shop, `/api/catalog/products/${slugs[0]}`);
  if (!detail.id) throw new Error('There is no product to measure');

  const results = [
    await load('product list (20)', shop, [{ method: 'GET', path: '/api/catalog/products?limit=20' }]),
    await load(
      'product detail',
      shop,
      slugs.map((slug) => ({ method: 'GET', path: `/api/catalog/products/${slug}` })),
    ),
    await load(
      'cart quote (3 lines)',
      shop,
      carts.map((items) => ({ path: '/api/cart/quote', ...json({ items }) })),
    ),
  ];
  return [...results, await measureOrders(shop, carts)];
}

async function measureOrders(
  shop: Shop,
  carts: { variantId: string | undefined; quantity: number }[][],
): Promise<LoadResult> {
  const { token } = await ask<LoginReply>(shop, '/api/customer/login', {
    email: 'ann@fresh.test',
    password: 'Larder-demo-1',
  });
  const requests: autocannon.Request[] = [];
  for (const items of carts) {
    const quote = await ask<CartQuote>(shop, '/api/cart/quote', { items, shippingOption: 'two' });
    const order = {
      items,
      shippingOption: 'two',
      paymentMethod: 'Cash',
      notes: '',
      total: quote.total,
      address: {
        name: 'Ann Bench',
        contact: '+1 555 0100',
        email: 'ann@fresh.test',
        address: '1 Market Street',
        city: 'Springfield',
        country: 'US',
        zipCode: '12345',
        deliveryNote: '',
      },
    };
    requests.push({
      path: '/api/orders',
      ...json(order, { authorization: `Bearer ${token}` }),
      setupRequest: (request) => ({
        ...request,
        headers: { ...request.headers, 'idempotency-key': randomUUID() },
      }),
    });
  }
  return load('order placing (3 lines)', shop, requests);
}
