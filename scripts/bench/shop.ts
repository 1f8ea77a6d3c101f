import type { FormData } from 'undici';
import { request } from 'undici';

/** A store under test: the platform's address, and the store's host name. */
export type Shop = { base: string; host: string };

type Headers = Record<string, string>;
type Sent = { method: 'GET' | 'POST' | 'PUT'; headers?: Headers; body?: string | FormData };

/** Unlike fetch, this sends the given Host header. Throws unless the call succeeds. */
export async function send<T>(
  { base, host }: Shop,
  path: string,
  { method, headers, body = '' }: Sent,
): Promise<T> {
  const reply = await request(base + path, { method, headers: { host, ...headers }, body: body || null });
  if (reply.statusCode >= 300) {
    throw new Error(`${path} answered ${reply.statusCode}: ${await reply.body.text()}`);
  }
  return (await reply.body.json()) as T;
}

/** A GET, or with a body a POST of it as JSON. */
export const ask = <T>(shop: Shop, path: string, body?: unknown, headers: Headers = {}): Promise<T> =>
  send<T>(shop, path, body ? json(body, headers) : { method: 'GET', headers });

/** The body of a reply, as it is sent. */
export async function fetchBytes({ base, host }: Shop, path: string, headers = {}): Promise<Buffer> {
  const reply = await request(base + path, { headers: { host, ...headers } });
  if (reply.statusCode !== 200) throw new Error(`${path} answered ${reply.statusCode}`);
  return Buffer.from(await reply.body.arrayBuffer());
}

export const anyOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

export const json = (body: unknown, headers: Headers = {}) => ({
  method: 'POST' as const,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
