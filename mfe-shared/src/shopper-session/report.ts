import { ApiError } from '../api/api-error';
import { log } from '../log';
import { layerPath } from './layer-path';

/** The codes of this side (specification, section 8). */
export type ClientErrorCode = 'CLIENT_FETCH_ERROR' | 'CLIENT_SESSION_ERROR';

const longestMessage = 1_000;

/** Time for a page that is on its way out to be gone. */
const graceMs = 1_000;

/**
 * Says in the console and at the layer what failed here. Requests that end without an answer are told a little later:
 * a browser that leaves a page ends them too, and then nothing has failed.
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

/** A beacon, because the page may be about to go. */
function send(code: ClientErrorCode, message: string): void {
  log.warn(code, { message });
  const body = new URLSearchParams({ level: 'error', code, message });
  try {
    navigator.sendBeacon(layerPath('_log'), body);
  } catch {
    // A browser without beacons, or one that forbids them, loses a line of our log.
  }
}
