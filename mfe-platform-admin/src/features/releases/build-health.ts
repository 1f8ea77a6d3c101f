import type { OverviewBuild } from 'api';

/** The health of a build, by its errors per 1,000 pages of the last 24 hours. */
export type Health = 'good' | 'watch' | 'failing' | 'unknown';

const watchFrom = 1;
const failingFrom = 10;

export function errorRate({ pages, errors }: Pick<OverviewBuild, 'pages' | 'errors'>): number | null {
  if (pages > 0) return (errors / pages) * 1_000;
  // Pages that fail early enough are not even counted.
  return errors > 0 ? 1_000 : null;
}

export function healthOf(build: Pick<OverviewBuild, 'pages' | 'errors'>): Health {
  const rate = errorRate(build);
  if (rate === null) return 'unknown';
  if (rate >= failingFrom) return 'failing';
  return rate >= watchFrom ? 'watch' : 'good';
}

export const healthTones = {
  good: 'success',
  watch: 'warning',
  failing: 'danger',
  unknown: 'neutral',
} as const;

const stripes = (angle: number, width: number) =>
  `repeating-linear-gradient(${angle}deg, currentColor 0 ${width}px, transparent ${width}px ${width * 2}px)`;

/** The colour and pattern of a health; the pattern is for people who cannot tell the colours apart. */
export const healthStyles = {
  good: { color: 'success.main', surface: 'success.light', pattern: 'linear-gradient(currentColor 0 0)' },
  watch: { color: 'warning.main', surface: 'warning.light', pattern: stripes(135, 4) },
  failing: { color: 'error.main', surface: 'error.light', pattern: stripes(90, 2) },
  unknown: { color: 'neutral.8', surface: 'neutral.2', pattern: stripes(0, 2) },
} as const;
