import { setTimeout as delay } from 'node:timers/promises';

/**
 * Waits until `ask` returns something that passes, for effects that happen after a request: half as long as a test may
 * take, as a busy machine may be many times slower.
 */
export async function eventually<T>(ask: () => T | Promise<T>, passes: (value: T) => boolean): Promise<T> {
  const until = Date.now() + 60_000;
  for (;;) {
    const value = await ask();
    if (passes(value)) return value;
    if (Date.now() > until) throw new Error(`Still not so: ${JSON.stringify(value)}`);
    await delay(10);
  }
}
