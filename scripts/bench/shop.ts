import { request } from 'undici';

/** A store under test: the platform's address, and the store's host name. */
export type Shop = { base: string; host: string };

export async function ask<T>(
  { base, host }: Shop,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<T> {
  // Unlike fetch, this sends the given Host header.
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

export const anyOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

export const json = (body: unknown, headers: Record<string, string> = {}) => ({
  method: 'POST' as const,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
