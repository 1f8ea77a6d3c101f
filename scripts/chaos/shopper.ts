import { Agent, request } from 'undici';
import type { CartQuote, CatalogProduct, ListReply, LoginReply } from '../../api/src/contract.ts';

/** A store as its shoppers reach it, their addresses, and its owner's. All have one password. */
export type Shop = { port: number; host: string; customers: string[]; password: string; owner: string };

export type Answer = { status: number; text: string };

export type Shopper = {
  token: string;
  /** Throws what is no answer in time, or says that the server failed. */
  call(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** The body of an order of three goods; each number has other goods. */
  basket(at: number): Promise<object>;
  close(): Promise<void>;
};

/** A shopper waits this long for an answer. */
const answerWithinMs = 10_000;
const address = {
  ...{ name: 'Ann Chaos', contact: '+1 555 0100', email: 'ann@fresh.test', address: '1 Market Street' },
  ...{ city: 'Portland', country: 'US', zipCode: '97205', deliveryNote: '' },
};

/** One of the customers at the shop's address, as a browser is. */
export async function openShopper(shop: Shop, at = 0): Promise<Shopper> {
  const dispatcher = new Agent({ headersTimeout: answerWithinMs, bodyTimeout: answerWithinMs });

  async function call(path: string, body?: unknown, headers: Record<string, string> = {}) {
    const reply = await request(`http://127.0.0.1:${shop.port}${path}`, {
      ...{ dispatcher, method: body ? 'POST' : 'GET', body: body ? JSON.stringify(body) : null },
      headers: { host: shop.host, 'content-type': 'application/json', ...headers },
      signal: AbortSignal.timeout(answerWithinMs),
    });
    const text = await reply.body.text();
    if (reply.statusCode >= 500) throw new Error(`${reply.statusCode} ${path}`);
    return { status: reply.statusCode, text };
  }

  const get = async <T>(path: string, body?: unknown): Promise<T> => {
    const { status, text } = await call(path, body);
    if (status >= 400) throw new Error(`${status} ${path}: ${text}`);
    return JSON.parse(text) as T;
  };

  const { customers, password } = shop;
  const email = customers[at % customers.length];
  const { token } = await get<LoginReply>('/api/customer/login', { email, password });
  const { items: all } = await get<ListReply<CatalogProduct>>('/api/catalog/products?limit=60&inStock=true');
  const products = all.filter(({ variantCount, available }) => variantCount === 1 && available >= 3);

  return {
    ...{ token, call },
    async basket(at) {
      const items = [0, 1, 2]
        .map((next) => products[(at * 3 + next) % products.length] as CatalogProduct)
        .map(({ defaultVariantId: variantId }) => ({ variantId, quantity: 1 }));
      const { total } = await get<CartQuote>('/api/cart/quote', { items, shippingOption: 'two' });
      return { items, shippingOption: 'two', paymentMethod: 'Cash', total, address };
    },
    close: () => dispatcher.destroy(),
  };
}
