/** `--quick` checks in a few minutes that the measurements work. Its samples are too small for real figures. */
export const quick = process.argv.includes('--quick');

export const effort = {
  /** Page loads and navigations; the median of them is reported. */
  runs: quick ? 1 : 5,
  /** Page loads of each of two checkouts that are compared. A single one varies by half of its time. */
  comparedVisits: quick ? 1 : 15,
  /** Duration of one load, after a warm-up. */
  loadSeconds: quick ? 2 : 10,
  warmUpSeconds: quick ? 1 : 3,
  releases: quick ? 1 : 5,
};

/** The value that this share of the values does not exceed: `percentile(times, 0.95)`. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export const rounded = (value: number, digits = 0): number => Math.round(value * 10 ** digits) / 10 ** digits;
