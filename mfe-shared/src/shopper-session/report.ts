import { log } from '../log';
import { layerPath } from './layer-path';

/** The codes of this side (specification, section 8). */
export type ClientErrorCode = 'CLIENT_FETCH_ERROR' | 'CLIENT_SESSION_ERROR';

const longestMessage = 1_000;

/** Says in the console and at the layer what failed here; a beacon, because the page may be about to go. */
export function report(code: ClientErrorCode, error: unknown, path: string): void {
  const reason = error instanceof Error ? error.message : String(error);
  const message = `${path}: ${reason}`.slice(0, longestMessage);
  log.warn(code, { message });
  const body = new URLSearchParams({ level: 'error', code, message });
  try {
    navigator.sendBeacon(layerPath('_log'), body);
  } catch {
    // A browser without beacons, or one that forbids them, loses a line of our log.
  }
}
