const [second, minute, hour] = [1_000, 60_000, 3_600_000];

/** The delays that the Standard Webhooks propose: ten tries in three days. */
const delays = [
  ...[5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour],
  ...[10 * hour, 14 * hour, 20 * hour, 24 * hour],
];

/** Returns the delay after this number of tries; null after the last one. */
export const retryDelay = (tries: number): number | null => delays[tries - 1] ?? null;

/**
 * Returns the pause before a receiver that does not answer is tried again. It grows with the time of the failure: each
 * try may take ten seconds, and thousands of messages may wait. `first` is the delay after a first failure.
 */
export const pauseAfter = (failingMs: number, first: number): number =>
  Math.min(Math.max(first, failingMs / 4), 6 * hour);

/** A webhook that has failed for so long is switched off. */
export const mostFailingMs = 72 * hour;
