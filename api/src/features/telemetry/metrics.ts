/** The metrics that pages report. */
export const metrics = ['pages', 'load', 'bytes', 'lcp', 'inp', 'cls', 'fcp', 'ttfb'] as const;
export type Metric = (typeof metrics)[number];

const ms = [
  ...[25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 600, 800, 1_000, 1_250, 1_500, 1_800, 2_100, 2_500],
  ...[3_000, 3_500, 4_000, 5_000, 6_500, 8_000, 10_000, 15_000, 20_000, 30_000],
];
const bytes = Array.from({ length: 24 }, (_none, at) => Math.round(8_192 * 2 ** (at / 2)));
const thousandths = [5, 10, 25, 50, 75, 100, 125, 150, 200, 250, 300, 400, 500, 750, 1_000, 2_000];

/** The upper bounds of a metric's buckets; the last bucket has none. A counter has no buckets. */
export const boundsOf: Record<Metric | 'errors', readonly number[]> = {
  pages: [],
  errors: [],
  load: ms,
  lcp: ms,
  inp: ms,
  fcp: ms,
  ttfb: ms,
  bytes,
  cls: thousandths,
};

/** Returns the bucket of one value, as a list with one 1 and zeros. */
export function bucketsOf(metric: Metric | 'errors', value: number): number[] {
  const bounds = boundsOf[metric];
  const at = bounds.findIndex((bound) => value <= bound);
  return Array.from({ length: bounds.length + 1 }, (_none, index) =>
    index === (at < 0 ? bounds.length : at) ? 1 : 0,
  );
}

/** Returns the percentile of a histogram, interpolated evenly inside of a bucket. Null without values. */
export function percentile(metric: Metric, buckets: readonly number[], share: number): number | null {
  const bounds = boundsOf[metric];
  const total = buckets.reduce((sum, count) => sum + count, 0);
  if (total === 0 || bounds.length === 0) return null;
  const wanted = total * share;
  let before = 0;
  for (const [at, count] of buckets.entries()) {
    if (count > 0 && before + count >= wanted) {
      const from = at === 0 ? 0 : (bounds[at - 1] ?? 0);
      // Values beyond the last bound are known no better than that.
      const to = bounds[at] ?? from;
      return Math.round(from + ((wanted - before) / count) * (to - from));
    }
    before += count;
  }
  return bounds.at(-1) ?? null;
}
