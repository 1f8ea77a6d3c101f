import type { AxiosResponse, InternalAxiosRequestConfig } from 'axios';
import { AxiosError } from 'axios';
import type { ApiErrorDetail } from '../api/api-error';
import { apiClient } from '../api/client';

export type RecordedRequest = {
  method: string;
  /** Below `/api`. */
  path: string;
  /** Values of `:name` segments of the handler's path. */
  values: Record<string, string>;
  params: Record<string, unknown>;
  body: unknown;
  headers: Record<string, string>;
};

type Reply = { status: number; body: unknown; headers?: Record<string, string> };

/** The body of the reply, or a function that makes it from the request. `{ status, body }` sets the status, too. */
export type Handler = object | null | ((request: RecordedRequest) => unknown);

/** `'GET /catalog/products/:slug'` → the reply. */
export type Handlers = Record<string, Handler>;

/** An error reply of the API: `failure(409, 'OUT_OF_STOCK')`. */
export function failure(
  status: number,
  code: string,
  details?: ApiErrorDetail[],
  headers: Record<string, string> = {},
): Reply {
  return { status, body: { code, message: code, ...(details ? { details } : {}) }, headers };
}

/** Replaces the network of the API client with a table of replies. Headers and errors are the real client's. */
export function fakeApi(handlers: Handlers): RecordedRequest[] {
  const requests: RecordedRequest[] = [];
  apiClient.defaults.adapter = async (config) => {
    const request = record(config);
    const [pattern, handler] =
      Object.entries(handlers).find(([key]) => matches(key, request)) ?? ([undefined, undefined] as const);
    if (pattern) request.values = valuesOf(pattern, request.path);
    requests.push(request);
    const found =
      pattern === undefined ? failure(404, `NO_HANDLER ${request.method} ${request.path}`) : handler;
    return settle(config, asReply(typeof found === 'function' ? await found(request) : found));
  };
  return requests;
}

function record(config: InternalAxiosRequestConfig): RecordedRequest {
  const [path = '', query = ''] = (config.url ?? '').split('?');
  return {
    method: (config.method ?? 'get').toUpperCase(),
    path,
    values: {},
    params: { ...Object.fromEntries(new URLSearchParams(query)), ...config.params },
    body: typeof config.data === 'string' ? JSON.parse(config.data) : config.data,
    headers: Object.fromEntries(
      Object.entries(config.headers.toJSON()).map(([name, value]) => [name, String(value)]),
    ),
  };
}

function matches(key: string, { method, path }: RecordedRequest): boolean {
  const [wantedMethod, pattern = ''] = key.split(' ');
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    wantedMethod === method &&
    wanted.length === given.length &&
    wanted.every((segment, index) => segment.startsWith(':') || segment === given[index])
  );
}

function valuesOf(key: string, path: string): Record<string, string> {
  const given = path.split('/');
  const wanted = (key.split(' ')[1] ?? '').split('/');
  return Object.fromEntries(
    wanted.flatMap((segment, index) =>
      segment.startsWith(':') ? [[segment.slice(1), given[index] ?? '']] : [],
    ),
  );
}

function asReply(result: unknown): Reply {
  const isReply = typeof result === 'object' && result !== null && 'status' in result && 'body' in result;
  return isReply ? (result as Reply) : { status: 200, body: result };
}

function settle(config: InternalAxiosRequestConfig, { status, body, headers = {} }: Reply): AxiosResponse {
  const response: AxiosResponse = { data: body, status, statusText: '', headers, config };
  if (status < 400) return response;
  throw new AxiosError(`Request failed with status code ${status}`, undefined, config, undefined, response);
}
