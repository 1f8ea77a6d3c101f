import type { Registry } from 'prom-client';
import { Gauge } from 'prom-client';

const ranks = 10;
const windowMs = 60_000;
/** Stores that come later in the minute are hardly among the busiest. */
const mostCounted = 10_000;

export type BusyStore = { rank: number; tenantId: string; requests: number; seconds: number };

/**
 * Which stores ask most. The figures have the rank as their label, so there are ten rows for any number of stores;
 * `list` says who they are.
 */
export function storeMeter(registry: Registry, now: () => number = Date.now) {
  type Counts = Map<string, { requests: number; seconds: number }>;
  const empty = (): Counts => new Map();
  let counts = empty();
  let before = empty();
  let since = now();

  function turn(): void {
    const age = now() - since;
    if (age < windowMs) return;
    before = age < 2 * windowMs ? counts : empty();
    counts = empty();
    since = now();
  }

  /** The busiest stores of the last whole minute. */
  function list(): BusyStore[] {
    turn();
    return [...before.entries()]
      .sort(([, a], [, b]) => b.requests - a.requests)
      .slice(0, ranks)
      .map(([tenantId, of], at) => ({ rank: at + 1, tenantId, ...of }));
  }

  for (const [name, what] of [
    ['requests', 'Requests'],
    ['seconds', 'Seconds of requests'],
  ] as const) {
    new Gauge({
      name: `larder_busiest_store_${name}`,
      help: `${what} of the busiest stores in the last whole minute, by rank`,
      labelNames: ['rank'],
      registers: [registry],
      collect() {
        this.reset();
        for (const store of list()) this.set({ rank: store.rank }, store[name]);
      },
    });
  }

  return {
    count(tenantId: string, ms: number): void {
      turn();
      const own = counts.get(tenantId);
      if (own) {
        own.requests += 1;
        own.seconds += ms / 1_000;
      } else if (counts.size < mostCounted) counts.set(tenantId, { requests: 1, seconds: ms / 1_000 });
    },
    list,
  };
}
