import type { Dashboard } from 'api';

type Day = Dashboard['salesByDay'][number];

/** The amounts of the last days, oldest first; `until` leaves out that many of the newest. */
export function lastAmounts(days: readonly Day[], count: number, until = 0): number[] {
  const end = days.length - until;
  return days.slice(Math.max(0, end - count), end).map(({ amount }) => amount);
}
