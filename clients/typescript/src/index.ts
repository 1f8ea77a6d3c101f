import type { Client } from 'openapi-fetch';
import createClient from 'openapi-fetch';
import type { paths } from './generated/openapi.ts';

export type { paths } from './generated/openapi.ts';

export type LarderOptions = {
  /** The store's address: `https://fresh.example`. */
  store: string;
  /** An API key of the store, `lk_…`; without one only what shoppers see can be read. */
  key?: string;
};

export type Larder = Client<paths>;

/**
 * Calls of a store's API: `const { data, error } = await larder.GET('/api/products', { params: { query: { q: 'oat' } } })`.
 * `error` has a `code` that is stable; it is thrown only when there is no reply at all.
 */
export const createLarder = ({ store, key }: LarderOptions): Larder =>
  createClient<paths>({
    baseUrl: store,
    ...(key && { headers: { authorization: `Bearer ${key}` } }),
  });
