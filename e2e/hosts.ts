import { request } from 'undici';

/** Address of a store of the demo world, or of the platform itself, on the server these journeys run against. */
export function hostUrl(store?: 'fresh' | 'bakehouse' | 'closed' | 'greens'): string {
  return `http://${store ? `${store}.` : ''}localhost:${process.env.E2E_PORT}`;
}

/** Calls the API of a store, or of the platform, from the test itself: Node does not resolve names below localhost, so the host is a header. */
export async function callApi<T>(
  store: Parameters<typeof hostUrl>[0],
  path: string,
  { method = 'GET', body, token }: { method?: string; body?: unknown; token?: string } = {},
): Promise<{ status: number; body: T }> {
  const { port } = new URL(hostUrl());
  const headers = {
    host: new URL(hostUrl(store)).host,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const reply = await request(`http://127.0.0.1:${port}/api${path}`, {
    method: method as 'GET',
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  });
  return { status: reply.statusCode, body: (await reply.body.json()) as T };
}
