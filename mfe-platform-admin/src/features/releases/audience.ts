import type { ReleaseOverview, Ring, Rollout } from 'api';

export type Rings = ReleaseOverview['rings'];

const order: readonly Ring[] = ['first', 'early', 'everyone'];

/** The number of stores that get builds of this ring: those in it, and those in earlier rings. */
export function storesUpTo(rings: Rings, ring: Ring): number {
  return order.slice(0, order.indexOf(ring) + 1).reduce((sum, one) => sum + (rings[one] ?? 0), 0);
}

/** The key of the text for a rollout's audience, and its count. */
export function audienceOf(
  { ring, tenantIds }: Pick<Rollout, 'ring' | 'tenantIds'>,
  rings: Rings,
): { key: `audience.${'stores' | 'all' | Exclude<Ring, 'everyone'>}`; count: number } {
  if (tenantIds) return { key: 'audience.stores', count: tenantIds.length };
  if (ring && ring !== 'everyone') return { key: `audience.${ring}`, count: storesUpTo(rings, ring) };
  return { key: 'audience.all', count: storesUpTo(rings, 'everyone') };
}
