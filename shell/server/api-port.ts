import type { PageChangeListener } from 'api';
import type { FastifyBaseLogger } from 'fastify';
import type { Dispatcher } from 'undici';
import { Agent, request } from 'undici';
import { followChanges, shareChanges } from './changes.ts';

export type ApiReply = { status: number; body: unknown; etag?: string | undefined };

/** How the edge calls the API: always with the visitor's host. */
export type ApiPort = {
  get(path: string, host: string, headers?: Record<string, string>): Promise<ApiReply>;
  /** Like `get`, with the JSON unparsed, for callers that pass it on. */
  text(path: string, host: string): Promise<{ status: number; body: string }>;
  /** As nobody, or as this platform's edge. */
  post(path: string, host: string, body: object, as?: 'edge'): Promise<ApiReply>;
  /** A file, byte by byte; null when there is none. */
  file(path: string, host: string): Promise<Buffer | null>;
  /** Reports changes that pages may show; the returned function ends it. Missing when the API reports none. */
  changes?(listener: PageChangeListener): () => void;
  /** The key that signs visitors' ids. Without it the API counts all visitors as one. */
  visitorKey?(): Promise<string>;
};

type Injectable = {
  inject(options: {
    method: 'GET' | 'POST';
    url: string;
    headers: Record<string, string>;
    payload?: object;
  }): Promise<{
    statusCode: number;
    headers: Record<string, unknown>;
    rawPayload: Buffer;
    payload: string;
    json(): unknown;
  }>;
  listenForPages?(listener: PageChangeListener): () => void;
  visitorKey?(): Promise<string>;
};

/** The API in the same process, without a socket. */
export function apiInProcess(app: Injectable): ApiPort {
  return {
    async get(path, host, headers = {}) {
      const reply = await app.inject({ method: 'GET', url: path, headers: { ...headers, host } });
      const status = reply.statusCode;
      return { status, body: status === 304 ? null : reply.json(), etag: textOf(reply.headers.etag) };
    },
    async text(path, host) {
      const reply = await app.inject({ method: 'GET', url: path, headers: { host } });
      return { status: reply.statusCode, body: reply.payload };
    },
    async post(path, host, body, as) {
      const headers = { host, ...(as && asEdge(await app.visitorKey?.())) };
      const reply = await app.inject({ method: 'POST', url: path, headers, payload: body });
      return { status: reply.statusCode, body: reply.json() };
    },
    async file(path, host) {
      const reply = await app.inject({ method: 'GET', url: path, headers: { host } });
      return fileOf(reply.statusCode, path, reply.rawPayload);
    },
    ...(app.listenForPages && { changes: app.listenForPages }),
    ...(app.visitorKey && { visitorKey: app.visitorKey }),
  };
}

type ApiElsewhere = {
  /** Without it the API reports no changes and counts all visitors as one. */
  secret?: string | undefined;
  log?: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Headers of every call, beside those of its purpose. */
  headersForApi?: (() => Record<string, string>) | undefined;
};

/** An API in another process, over connections that stay open. */
export function apiAt(
  url: string,
  { secret, log, headersForApi: own = () => ({}) }: ApiElsewhere = {},
): ApiPort {
  // As many as the pages of several stores need that all wait for the API at once.
  const dispatcher = new Agent({ connections: 256, headersTimeout: 10_000, bodyTimeout: 10_000 });
  return {
    async get(path, host, headers = {}) {
      const reply = await request(new URL(path, url), {
        dispatcher,
        headers: { ...own(), ...headers, host },
      });
      const etag = textOf(reply.headers.etag);
      if (reply.statusCode !== 304) return { status: reply.statusCode, body: await jsonOf(reply), etag };
      await reply.body.dump();
      return { status: 304, body: null, etag };
    },
    async text(path, host) {
      const reply = await request(new URL(path, url), { dispatcher, headers: { ...own(), host } });
      return { status: reply.statusCode, body: await reply.body.text() };
    },
    async post(path, host, body, as) {
      const headers = { ...own(), host, 'content-type': 'application/json', ...(as && asEdge(secret)) };
      const sent = { method: 'POST', headers, body: JSON.stringify(body) } as const;
      const reply = await request(new URL(path, url), { dispatcher, ...sent });
      return { status: reply.statusCode, body: await jsonOf(reply) };
    },
    async file(path, host) {
      const reply = await request(new URL(path, url), { dispatcher, headers: { ...own(), host } });
      const bytes = Buffer.from(await reply.body.arrayBuffer());
      return fileOf(reply.statusCode, path, bytes);
    },
    ...(secret && { visitorKey: async () => secret }),
    ...(secret && { changes: shareChanges((listener) => followChanges({ url, secret, log }, listener)) }),
  };
}

/** A proxy between edge and API may answer with a page of its own. */
async function jsonOf({ statusCode, body }: Dispatcher.ResponseData): Promise<unknown> {
  const text = await body.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`The API was not reached: what stands before it answered ${statusCode}, and no JSON.`);
  }
}

/** The key that only edges and the API know. */
const asEdge = (key: string | undefined): Record<string, string> =>
  key ? { authorization: `Bearer ${key}` } : {};

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

function fileOf(status: number, path: string, bytes: Buffer): Buffer | null {
  if (status === 404 || status === 400) return null;
  if (status !== 200) throw new Error(`The API answered ${status} for ${path}`);
  return bytes;
}
