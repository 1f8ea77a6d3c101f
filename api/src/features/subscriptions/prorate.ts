/** A paid month: from `startedAt` to `endsAt`. */
export type Period = { startedAt: Date; endsAt: Date };

/**
 * Returns the share of a price for the rest of the month from `at` on, in minor units. The share for the time before is
 * the price less this share, so that the two are exactly the price, however often a plan is changed.
 */
export function shareOfRest(price: number, { startedAt, endsAt }: Period, at: Date): number {
  const [start, end] = [startedAt.getTime(), endsAt.getTime()];
  const rest = Math.min(Math.max(end - at.getTime(), 0), end - start);
  if (end <= start) return 0;
  // The share is computed in whole numbers: half a unit is rounded up.
  return Number((2n * BigInt(price) * BigInt(rest) + BigInt(end - start)) / (2n * BigInt(end - start)));
}

/**
 * Computes the amounts of a plan that is changed within its month: the part of the old price that is given back, and
 * the price of the new plan for the rest.
 */
export const prorate = (
  { from, to }: { from: number; to: number },
  period: Period,
  at: Date,
): { credit: number; charge: number } => ({
  credit: shareOfRest(from, period, at),
  charge: shareOfRest(to, period, at),
});

/** Returns the same day of the next month, or its last day: a month that began on 31 January ends on 28 February. */
export function monthAfter(start: Date): Date {
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + 1);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return end;
}

/** Returns the tax on a net amount; half a unit is rounded up. */
export const taxOn = (net: number, rateBp: number): number =>
  Number((2n * BigInt(net) * BigInt(rateBp) + 10_000n) / 20_000n);
