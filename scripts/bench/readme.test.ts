import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withFigures } from './readme.ts';
import type { BenchResults } from './results.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');

it('the README has the figures of bench/results.json, as `npm run bench` words them', () => {
  const results = JSON.parse(read('bench/results.json')) as BenchResults;
  const readme = read('README.md');
  expect(withFigures(readme, results)).toBe(readme);
});
