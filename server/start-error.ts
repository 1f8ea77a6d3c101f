import { inspect } from 'node:util';
import { ConfigError } from '../api/src/platform/config.ts';

/** A failure that the person at the keyboard can mend: shown as its one sentence, without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Prints what went wrong: one sentence when it is the user's to mend, everything when it is ours. */
export function printFailure(error: unknown): void {
  const isMendable = error instanceof StartError || error instanceof ConfigError;
  process.stderr.write(`${isMendable ? error.message : inspect(error)}\n`);
}
