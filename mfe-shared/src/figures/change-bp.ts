/** The change of a figure in basis points; undefined when the earlier one was zero. */
export function changeBp(now: number, before: number | undefined): number | undefined {
  return before ? Math.round(((now - before) / before) * 10_000) : undefined;
}
