import { inspect } from 'node:util';
import { ConfigError } from '../api/src/platform/config.ts';

/** A failure that the person at the keyboard can correct: shown as one sentence, without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Prints the failure: one sentence when the user can correct it, everything when it is ours. */
export function printFailure(error: unknown): void {
  const isMendable = error instanceof StartError || error instanceof ConfigError;
  process.stderr.write(`${isMendable ? error.message : inspect(error)}\n`);
}
