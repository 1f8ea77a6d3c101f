import type { FormData } from 'undici';
import { request } from 'undici';
import type { LoginReply } from '../../api/src/contract.ts';
import { demoPassword } from '../../api/src/demo/seed.ts';
import type { Shop } from './shopper.ts';

export type Owner = {
  get<T>(path: string): Promise<T>;
  /** Returns the status. */
  send(method: 'POST' | 'PUT', path: string, body: string | FormData): Promise<number>;
};

/** The owner of the store, in the back office. */
export async function signInOwner({ port, host, owner }: Shop): Promise<Owner> {
  const ask = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: string | FormData) => {
    const reply = await request(`http://127.0.0.1:${port}${path}`, {
      ...{ method, body: body ?? null },
      headers: {
        ...{ host, authorization: `Bearer ${token}` },
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      },
      signal: AbortSignal.timeout(20_000),
    });
    return { status: reply.statusCode, text: await reply.body.text() };
  };
  let token = '';
  const credentials = JSON.stringify({ email: owner, password: demoPassword });
  const { text } = await ask('POST', '/api/admin/login', credentials);
  token = (JSON.parse(text) as LoginReply).token;
  if (!token) throw new Error(`The owner did not sign in: ${text}`);
  return {
    get: async (path) => JSON.parse((await ask('GET', path)).text),
    send: async (method, path, body) => (await ask(method, path, body)).status,
  };
}
