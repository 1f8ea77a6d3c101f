/** `--quick` checks in a few minutes that the measurements work. Its samples are too small for real figures. */
export const quick = process.argv.includes('--quick');

export const effort = {
  /** Page loads and navigations; the median of them is reported. */
  runs: quick ? 1 : 5,
  /** Duration of one load, after a warm-up. */
  loadSeconds: quick ? 2 : 10,
  warmUpSeconds: quick ? 1 : 3,
  releases: quick ? 1 : 5,
};

export function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

export const rounded = (value: number, digits = 0): number => Math.round(value * 10 ** digits) / 10 ** digits;
