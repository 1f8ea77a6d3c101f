import type { Dashboard } from 'api';

type Day = Dashboard['salesByDay'][number];

/** By how much a figure differs from the one before, in basis points; nothing to say when there was nothing. */
export function changeBp(now: number, before: number | undefined): number | undefined {
  return before ? Math.round(((now - before) / before) * 10_000) : undefined;
}

/** The amounts of the last days, the newest last; `until` leaves out as many of the newest. */
export function lastAmounts(days: readonly Day[], count: number, until = 0): number[] {
  const end = days.length - until;
  return days.slice(Math.max(0, end - count), end).map(({ amount }) => amount);
}

/** First and last day of what a figure counts, as the list of orders filters them. */
export function ordersOf(from: string | undefined, to: string | undefined): string {
  return from && to ? `/admin/orders?startDate=${from}&endDate=${to}` : '/admin/orders';
}
