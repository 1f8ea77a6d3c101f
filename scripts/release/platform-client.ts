import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { StartError } from '../../server/start-error.ts';

/** The body is a JSON object. */
export type Reply = { status: number; body: object };

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
type Answer = { status: number | null; text: string; waitMs: number; isFinal?: boolean };
type Sent = { method: 'GET' | 'POST' | 'PUT'; headers: Record<string, string>; body?: string | Buffer };

/** Unlike browsers, Node does not resolve names below localhost: they are this machine. */
const isLocalName = (host: string) => host === 'localhost' || host.endsWith('.localhost');

const reasons: Record<string, string> = {
  ENOTFOUND: 'no name server knows this name',
  EAI_AGAIN: 'no name server answers',
  ECONNREFUSED: 'nothing listens there',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak TLS, so its address may begin with http://',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'it does not speak TLS, so its address may begin with http://',
  HPE_INVALID_CONSTANT: 'it does not speak HTTP, so its address may begin with https://',
};

/** The reason in words. Another try cannot help with a certificate or a protocol. */
function unreachable({ code = '', message }: NodeJS.ErrnoException): Pick<Answer, 'text' | 'isFinal'> {
  const isTls = /CERT|SSL|TLS|HPE_|UNABLE_TO_VERIFY/.test(code);
  if (isTls && !reasons[code]) return { text: `its certificate is not trusted, ${code}`, isFinal: true };
  return { text: [reasons[code], code || message].filter(Boolean).join(', '), isFinal: isTls };
}

/** Null for anything but a JSON object: a proxy answers with a page. */
function objectIn(text: string): object | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' ? body : null;
  } catch {
    return null;
  }
}

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
      return { status: null, ...unreachable(error as NodeJS.ErrnoException), waitMs: 0 };
    }
  }

  async function send(path: string, sent: Sent): Promise<{ status: number; text: string }> {
    for (let time = 1; ; time += 1) {
      const { status, text, waitMs, isFinal } = await attempt(path, sent);
      if (status !== null && status < 500 && status !== 429) return { status, text };
      if (status === null && (isFinal || time === tries))
        throw new StartError(`${origin} cannot be reached: ${text}.`);
      if (time === tries)
        throw new StartError(`${origin} does not work at the moment: it answers with status ${status}.`);
      await wait(Math.min(Math.max(retryMs * 2 ** (time - 1), waitMs), 30_000));
    }
  }

  async function call(path: string, sent: Sent): Promise<Reply> {
    const { status, text } = await send(path, sent);
    const body = objectIn(text);
    if (body) return { status, body };
    throw new StartError(`${origin} is no platform of Larder: it answered ${path} with status ${status}.`);
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
