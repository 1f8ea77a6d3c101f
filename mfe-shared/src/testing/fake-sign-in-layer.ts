import { shopperStore } from '../shopper-session/shopper-session.store';

export type LayerRequest = {
  method: string;
  /** Below `/api/auth`, without the query. */
  route: string;
  query: Record<string, string>;
  /** The fields of a form, or the JSON. */
  body: Record<string, unknown>;
  headers: Headers;
};

type LayerReply = { status: number; body: unknown; headers?: Record<string, string> };

/** `'POST callback/credentials'` → the reply. `{ status, body, headers }` sets status and headers, too. */
export type LayerHandlers = Record<string, object | ((request: LayerRequest) => unknown)>;

const nobody: LayerHandlers = {
  'GET session': {},
  'GET csrf': { csrfToken: 'csrf-token' },
  'GET providers': { credentials: { id: 'credentials', name: 'Password', type: 'credentials' } },
};

/**
 * Replaces the `fetch` of the page with a table of replies of the shoppers' sign-in layer. By default nobody is signed
 * in, and passwords are the only way to sign in. Returns the requests, and a function that restores `fetch`.
 */
export function fakeSignInLayer(handlers: LayerHandlers = {}): {
  requests: LayerRequest[];
  restore: () => void;
} {
  const before = globalThis.fetch;
  const requests: LayerRequest[] = [];
  const table = { ...nobody, ...handlers };
  // Data of an earlier test is dropped.
  shopperStore.setState({ data: null, status: 'loading' }, true);
  globalThis.fetch = async (input, init = {}) => {
    const request = record(String(input), init);
    requests.push(request);
    const handler = table[`${request.method} ${request.route}`];
    if (!handler) throw new TypeError(`Nobody answers ${request.method} ${request.route}`);
    const {
      status,
      body,
      headers = {},
    } = asReply(typeof handler === 'function' ? await handler(request) : handler);
    return new Response(JSON.stringify(body), { status, headers });
  };
  return {
    requests,
    restore: () => {
      globalThis.fetch = before;
    },
  };
}

function record(address: string, { method = 'GET', body, headers }: RequestInit): LayerRequest {
  const url = new URL(address, location.origin);
  return {
    method,
    route: url.pathname.replace(/^\/api\/auth\//, ''),
    query: Object.fromEntries(url.searchParams),
    body: body instanceof URLSearchParams ? Object.fromEntries(body) : JSON.parse(String(body ?? '{}')),
    headers: new Headers(headers),
  };
}

function asReply(result: unknown): LayerReply {
  const isReply = typeof result === 'object' && result !== null && 'status' in result && 'body' in result;
  return isReply ? (result as LayerReply) : { status: 200, body: result };
}
