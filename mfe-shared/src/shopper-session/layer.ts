import { ApiError } from '../api/api-error';
import { constants } from '../constants';
import { layerPath } from './layer-path';
import type { LayerReply } from './read-reply';
import { refusalOf } from './read-reply';
import { report } from './report';

/**
 * Calls the sign-in layer. Its answers are cookies of its own, so it is asked without bearer and outside of the API
 * client, whose redirects are not meant for it. A reply that is no JSON, or none at all, is logged and thrown.
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

/** What nobody answered, as the API client says it too. */
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

/** Sends a form as the layer takes it: with the token against forgery, where to go afterwards, and the wish for JSON. */
export function submitToLayer(route: string, fields: Record<string, string>): Promise<LayerReply> {
  return callLayer(route, { method: 'POST', body: new URLSearchParams({ ...fields, json: 'true' }) });
}
