import type { Ring } from './rollouts.schema.ts';

type Given = {
  build: string;
  share: number;
  ring: Ring | null;
  tenantIds: string[] | null;
  startsAt: string;
};

/** Stores with the same builds: those of a ring, or one that a rollout names. */
export type Stores = { count: number; ring: Ring; id: string | null };

const order: Ring[] = ['first', 'early', 'everyone'];

function isFor({ ring, tenantIds }: Given, store: Stores): boolean {
  if (tenantIds && (store.id === null || !tenantIds.includes(store.id))) return false;
  return ring === null || order.indexOf(store.ring) <= order.indexOf(ring);
}

/**
 * Returns the share of all visitors who get each build, in basis points, if all stores have equally many. `rollouts`
 * are those of one part, newest first, as the newest one wins.
 */
export function sharesOf(
  live: string | undefined,
  rollouts: readonly Given[],
  stores: readonly Stores[],
  now: Date,
): Map<string, number> {
  const shares = new Map<string, number>();
  const add = (build: string, share: number) => shares.set(build, (shares.get(build) ?? 0) + share);
  // A platform without stores has pages of its own.
  const all = stores.length > 0 ? stores : [{ count: 1, ring: 'everyone' as const, id: null }];
  const total = all.reduce((sum, { count }) => sum + count, 0);
  for (const store of all) {
    let left = (10_000 * store.count) / total;
    for (const rollout of rollouts) {
      if (Date.parse(rollout.startsAt) > now.getTime() || !isFor(rollout, store)) continue;
      const taken = (left * rollout.share) / 10_000;
      add(rollout.build, taken);
      left -= taken;
    }
    if (live) add(live, left);
  }
  return new Map([...shares].map(([build, share]) => [build, Math.round(share)]));
}
