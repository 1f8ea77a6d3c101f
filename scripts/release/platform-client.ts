import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { StartError } from '../../server/start-error.ts';

export type Reply = { status: number; body: unknown };

/** The API of another platform. Failures that may be temporary are retried. */
export type PlatformClient = {
  origin: string;
  call(method: 'GET' | 'POST', path: string, token: string, body?: unknown): Promise<Reply>;
  put(path: string, token: string, bytes: Buffer): Promise<Reply>;
  /** The page at the platform's own address, as a browser gets it. */
  page(): Promise<string>;
  close(): Promise<void>;
};

type Options = { tries?: number; retryMs?: number };
/** Without a status the platform was not reached, and the text says why. */
type Answer = { status: number | null; text: string; waitMs: number };
type Sent = { method: 'GET' | 'POST' | 'PUT'; headers: Record<string, string>; body?: string | Buffer };

/** Unlike browsers, Node does not resolve names below localhost: they are this machine. */
const isLocalName = (host: string) => host === 'localhost' || host.endsWith('.localhost');

function addressOf(to: string): URL {
  const url = URL.canParse(to) ? new URL(to) : null;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url;
  throw new StartError(`"${to}" is no address of a platform: it begins with https:// or http://.`);
}

export function platformAt(to: string, { tries = 5, retryMs = 300 }: Options = {}): PlatformClient {
  const { origin, host, hostname, protocol } = addressOf(to);
  const target = new URL(origin);
  if (isLocalName(hostname) && protocol === 'http:') target.hostname = '127.0.0.1';
  const dispatcher = new Agent({ connections: 8, headersTimeout: 60_000, bodyTimeout: 60_000 });

  async function attempt(path: string, { headers, ...sent }: Sent): Promise<Answer> {
    try {
      const all = { ...sent, headers: { ...headers, host }, dispatcher };
      const reply = await request(new URL(path, target), all);
      const seconds = Number(reply.headers['retry-after'] ?? 0);
      return { status: reply.statusCode, text: await reply.body.text(), waitMs: seconds * 1_000 };
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      return { status: null, text: code ?? message, waitMs: 0 };
    }
  }

  async function send(path: string, sent: Sent): Promise<{ status: number; text: string }> {
    for (let time = 1; ; time += 1) {
      const { status, text, waitMs } = await attempt(path, sent);
      if (status !== null && status < 500 && status !== 429) return { status, text };
      if (time === tries && status === null) throw new StartError(`${origin} cannot be reached: ${text}.`);
      if (time === tries)
        throw new StartError(`${origin} does not work at the moment: it answers with status ${status}.`);
      await wait(Math.min(Math.max(retryMs * 2 ** (time - 1), waitMs), 30_000));
    }
  }

  async function call(path: string, sent: Sent): Promise<Reply> {
    const { status, text } = await send(path, sent);
    try {
      return { status, body: JSON.parse(text) };
    } catch {
      throw new StartError(`${origin} is no platform of Larder: it answered ${path} with status ${status}.`);
    }
  }

  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  return {
    origin,
    call: (method, path, token, body) =>
      call(path, {
        method,
        headers: { ...bearer(token), ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    put: (path, token, body) =>
      call(path, {
        method: 'PUT',
        headers: { ...bearer(token), 'content-type': 'application/octet-stream' },
        body,
      }),
    page: async () => (await send('/', { method: 'GET', headers: { accept: 'text/html' } })).text,
    close: () => dispatcher.close(),
  };
}
