import { Agent, request } from 'undici';

/** How the edge asks the API: always as the host that the visitor asked for. */
export type ApiPort = { get(path: string, host: string): Promise<{ status: number; body: unknown }> };

type Injectable = {
  inject(options: {
    method: 'GET';
    url: string;
    headers: Record<string, string>;
  }): Promise<{ statusCode: number; json(): unknown }>;
};

/** The API in the same process: no socket in between. */
export function apiInProcess(app: Injectable): ApiPort {
  return {
    async get(path, host) {
      const reply = await app.inject({ method: 'GET', url: path, headers: { host } });
      return { status: reply.statusCode, body: reply.json() };
    },
  };
}

/** An API elsewhere. Keeps its connections open. */
export function apiAt(url: string): ApiPort {
  const dispatcher = new Agent({ connections: 32, headersTimeout: 10_000, bodyTimeout: 10_000 });
  return {
    async get(path, host) {
      const reply = await request(new URL(path, url), { dispatcher, headers: { host } });
      return { status: reply.statusCode, body: await reply.body.json() };
    },
  };
}
