import type { Dashboard } from 'api';

type Day = Dashboard['salesByDay'][number];

/** The change of a figure in basis points; null when the earlier one was zero. */
export function changeBp(now: number, before: number | undefined): number | undefined {
  return before ? Math.round(((now - before) / before) * 10_000) : undefined;
}

/** The amounts of the last days, oldest first; `until` leaves out that many of the newest. */
export function lastAmounts(days: readonly Day[], count: number, until = 0): number[] {
  const end = days.length - until;
  return days.slice(Math.max(0, end - count), end).map(({ amount }) => amount);
}

/** The orders that a figure counts, of these days or of all: cancelled ones are not sales. */
export function ordersOf(from?: string, to?: string): string {
  const days = from && to ? `startDate=${from}&endDate=${to}&` : '';
  return `/admin/orders?${days}without=cancelled`;
}
