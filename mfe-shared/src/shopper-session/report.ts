import { ApiError } from '../api/api-error';
import { log } from '../log';
import { layerPath } from './layer-path';

/** The client's codes (specification, section 8). */
export type ClientErrorCode = 'CLIENT_FETCH_ERROR' | 'CLIENT_SESSION_ERROR';

const longestMessage = 1_000;

/** The time that a page needs to close. */
const graceMs = 1_000;

/**
 * Reports a failure in the console and to the layer. Requests that end without a reply are reported a little later: a
 * browser that leaves a page aborts them too, which is no failure.
 */
export function report(code: ClientErrorCode, error: unknown, path: string): void {
  const reason = error instanceof Error ? error.message : String(error);
  const message = `${path}: ${reason}`.slice(0, longestMessage);
  if (isUnanswered(error)) setTimeout(() => send(code, message), graceMs);
  else send(code, message);
}

function isUnanswered(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof ApiError && error.code === 'NETWORK');
}

/** A beacon, because the page may be closing. */
function send(code: ClientErrorCode, message: string): void {
  log.warn(code, { message });
  const body = new URLSearchParams({ level: 'error', code, message });
  try {
    navigator.sendBeacon(layerPath('_log'), body);
  } catch {
    // Without beacons only a line of our log is lost.
  }
}
