import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchResults } from './results.ts';

export const landingFile = join(
  import.meta.dirname,
  '../../mfe-platform-admin/src/features/landing/figures.ts',
);

type Measured = Pick<BenchResults, 'pages' | 'api' | 'oversold'>;

/** The module with what the landing page says of the platform: measured, not claimed. */
export function landingFigures({ pages, api, oversold }: Measured): string {
  const home = pages.find(({ page, width, throttled }) => page === 'home' && width === 412 && throttled);
  const placing = api.find(({ call }) => call.startsWith('order placing'));
  if (!home || !placing) throw new Error('The results lack what the landing page says.');
  return `/** Figures of the newest measurement, written by \`npm run bench\`. */
export const figures = {
  largestPictureMs: ${home.lcp},
  ordersPerSecond: ${placing.requestsPerSecond},
  oversold: ${oversold},
};
`;
}

/** Writes it beside the page that shows it. */
export const fillLanding = (results: BenchResults): void =>
  writeFileSync(landingFile, landingFigures(results));
