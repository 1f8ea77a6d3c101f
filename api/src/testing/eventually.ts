import { setTimeout as delay } from 'node:timers/promises';

/** Waits until `ask` answers something that passes, for what happens beside the request that caused it. */
export async function eventually<T>(ask: () => T | Promise<T>, passes: (value: T) => boolean): Promise<T> {
  const until = Date.now() + 10_000;
  for (;;) {
    const value = await ask();
    if (passes(value)) return value;
    if (Date.now() > until) throw new Error(`Still not so: ${JSON.stringify(value)}`);
    await delay(10);
  }
}
