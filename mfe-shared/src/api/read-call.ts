import type { Verb } from './calls.types';
import { apiClient as client } from './lazy-client';

/** Only remotes released before mfe-shared 1.6 call the client itself, without the types. */
export const apiClient: object = client;

export type Call = {
  path?: Record<string, string>;
  query?: object | undefined;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
};
type OlderOptions = Call & { params?: object };

const names: Record<keyof Call, true> = { path: true, query: true, body: true, headers: true, signal: true };

/**
 * The options of a call. Remotes released before mfe-shared 1.6 call `get(path, { params, signal })` and `put(path,
 * body, { params, headers })`, and continue to work; no body of the API consists only of names of options
 * (`calls.types.test-d.ts`).
 */
export function readCall(method: Verb, [first, second]: unknown[]): Call {
  if (method === 'get' || method === 'delete') return older(first as OlderOptions);
  if (first === undefined || isCall(first)) return { ...older(second as OlderOptions), ...first };
  return { ...older(second as OlderOptions), body: first };
}

function older({ params, ...options }: OlderOptions = {}): Call {
  return params ? { query: params, ...options } : options;
}

function isCall(given: unknown): given is Call {
  if (typeof given !== 'object' || given === null) return false;
  const keys = Object.keys(given);
  return keys.length > 0 && keys.every((key) => key in names);
}
