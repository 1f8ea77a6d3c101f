import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { landingFigures, landingFile } from './landing-figures.ts';
import type { BenchResults } from './results.ts';

const read = (file: string): string => readFileSync(file, 'utf8');

it('the landing page has the figures of the newest measurement', () => {
  const results: BenchResults = JSON.parse(read(join(import.meta.dirname, '../../bench/results.json')));
  expect(read(landingFile)).toBe(landingFigures(results));
});
