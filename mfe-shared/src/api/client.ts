import { constants } from '../constants';
import { readCookie } from '../cookies';
import { log } from '../log';
import type { TenantContext } from '../tenant/tenant.types';
import { getTenantContext } from '../tenant/tenant-context';
import { handleFailure } from './failures';
import { requestHeaders } from './headers';
import { replyError, toApiError } from './to-api-error';
import type { ClientReply, ClientRequest, Transport } from './transport';
import { isSuccess, overNetwork } from './transport';

type Options = Partial<Omit<ClientRequest, 'method' | 'url' | 'data'>>;

type ClientResponse<Data> = ClientReply & {
  data: Data;
  /** The tenant that the request was made in. */
  _tenantInfo?: Pick<TenantContext, 'type' | 'subtype' | 'id' | 'slug' | 'detectionMethod'>;
};

/** Reading and deleting. */
type Plain = <Data = unknown>(url: string, options?: Options) => Promise<ClientResponse<Data>>;
/** Writing. */
type WithBody = <Data = unknown>(
  url: string,
  data?: unknown,
  options?: Options,
) => Promise<ClientResponse<Data>>;

export type ApiClient = {
  request<Data = unknown>(
    request: Options & Pick<ClientRequest, 'method' | 'url' | 'data'>,
  ): Promise<ClientResponse<Data>>;
  get: Plain;
  delete: Plain;
  post: WithBody;
  put: WithBody;
  patch: WithBody;
};

/** A page that is rendered on a server makes requests without a session, and its failures cause no redirect. */
const isBrowser = typeof document !== 'undefined';

const { timeoutMs, slowResponseMs, slowPerformanceMs } = constants.api;

let transport: Transport = overNetwork;

/** Where a page is rendered, and in tests, requests do not go over the network. */
export function setTransport(other: Transport): void {
  transport = other;
}

/**
 * The one HTTP client of the page, shared by shell and remotes. Rejects with `ApiError`, or with the reason of a signal
 * that was aborted; never shows a toast.
 */
export const apiClient: ApiClient = {
  request: send,
  get: (url, options) => send({ ...options, method: 'get', url }),
  delete: (url, options) => send({ ...options, method: 'delete', url }),
  post: (url, data, options) => send({ ...options, method: 'post', url, data }),
  put: (url, data, options) => send({ ...options, method: 'put', url, data }),
  patch: (url, data, options) => send({ ...options, method: 'patch', url, data }),
};

async function send<Data>(asked: Parameters<ApiClient['request']>[0]): Promise<ClientResponse<Data>> {
  asked.signal?.throwIfAborted();
  const request: ClientRequest = {
    timeoutMs,
    ...asked,
    headers: { ...pageHeaders(asked.headers), ...asked.headers },
  };
  const startedAt = performance.now();
  const duration = () => Math.round(performance.now() - startedAt);
  try {
    const reply = await transport(request);
    if (!isSuccess(reply.status)) throw replyError(reply);
    request.signal?.throwIfAborted();
    if (!isBrowser) return reply as ClientResponse<Data>;
    logSlow(request.url, reply.status, duration());
    const { type, subtype, id, slug, detectionMethod } = getTenantContext();
    return { ...reply, data: reply.data as Data, _tenantInfo: { type, subtype, id, slug, detectionMethod } };
  } catch (failure) {
    if (request.signal?.aborted) throw failure;
    const error = toApiError(failure);
    if (isBrowser) handleFailure(error, request.url, duration());
    throw error;
  }
}

/** Headers that the caller has set stay: an administrator's request names its own admin type. */
function pageHeaders(given: Record<string, string> = {}): Record<string, string> {
  if (!isBrowser) return {};
  const context = getTenantContext();
  const headers = requestHeaders({
    context,
    token: readCookie('access_token'),
    company: storedCompany() ?? context.slug,
    origin: location.origin,
    pathname: location.pathname,
    now: new Date(),
  });
  const taken = new Set(Object.keys(given).map((name) => name.toLowerCase()));
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !taken.has(name.toLowerCase())));
}

function logSlow(url: string, status: number, durationMs: number): void {
  if (durationMs <= slowResponseMs) return;
  const fields = { url, status, durationMs };
  log.info(durationMs > slowPerformanceMs ? 'slow request (performance)' : 'slow response', fields);
}

function storedCompany(): string | null {
  try {
    return localStorage.getItem('company');
  } catch {
    return null;
  }
}
