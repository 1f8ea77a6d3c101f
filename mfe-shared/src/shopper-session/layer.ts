import { ApiError } from '../api/api-error';
import { constants } from '../constants';
import { layerPath } from './layer-path';
import type { LayerReply } from './read-reply';
import { refusalOf } from './read-reply';
import { report } from './report';

/**
 * Calls the sign-in layer. It uses its own cookies, so it is called without a bearer token and outside of the API
 * client, whose redirects do not apply to it. A missing or non-JSON reply is logged and thrown.
 */
export async function callLayer(route: string, init: RequestInit = {}): Promise<LayerReply> {
  try {
    const signal = AbortSignal.timeout(constants.api.timeoutMs);
    const reply = await fetch(layerPath(route), { cache: 'no-store', signal, ...init });
    const { ok, status, headers } = reply;
    return { ok, status, retryAfter: headers.get('retry-after'), body: await reply.json() };
  } catch (error) {
    report('CLIENT_FETCH_ERROR', error, route);
    throw failureOf(error);
  }
}

/** The error for a missing reply, as the API client has it. */
function failureOf(error: unknown): ApiError {
  const name = error instanceof Error ? error.name : '';
  const code = name === 'TimeoutError' ? 'TIMEOUT' : name === 'SyntaxError' ? 'UNAVAILABLE' : 'NETWORK';
  return new ApiError({ status: 0, code, message: error instanceof Error ? error.message : String(error) });
}

/** Reads from the layer; a refusal is logged and thrown like a failure. */
export async function readLayer(route: string, init?: RequestInit): Promise<unknown> {
  const reply = await callLayer(route, init);
  if (reply.ok) return reply.body;
  const error = refusalOf(reply);
  report('CLIENT_FETCH_ERROR', error, route);
  throw error;
}

/** Sends a form to the layer: with the CSRF token, the page to go to afterwards, and the request for JSON. */
export function submitToLayer(route: string, fields: Record<string, string>): Promise<LayerReply> {
  return callLayer(route, { method: 'POST', body: new URLSearchParams({ ...fields, json: 'true' }) });
}
