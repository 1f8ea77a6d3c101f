import { setTimeout as delay } from 'node:timers/promises';

/** Longer than the work it hides, even on a busy machine: finding an account, and writing a token and a mail. */
const durationMs = 250;

/** Takes the same time for every outcome of `work`, so that it does not reveal whether there is an account. */
export async function inConstantTime<T>(work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), delay(durationMs)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
