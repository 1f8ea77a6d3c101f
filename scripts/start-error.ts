/** A failure that the person at the keyboard can mend: shown as its one sentence, without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Prints what went wrong: one sentence when it is the user's to mend, everything when it is ours. */
export function printFailure(error: unknown): void {
  process.stderr.write(`${error instanceof StartError ? error.message : inspectFailure(error)}\n`);
}

function inspectFailure(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
