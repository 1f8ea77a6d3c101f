/** The orders that a figure counts, of these days or of all: cancelled ones are not sales. */
export function ordersOf(from?: string, to?: string, more: Record<string, string> = {}): string {
  const days: Record<string, string> = from && to ? { startDate: from, endDate: to } : {};
  return `/admin/orders?${new URLSearchParams({ ...days, without: 'cancelled', ...more })}`;
}
