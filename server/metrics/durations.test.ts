import { Histogram, Registry } from 'prom-client';
import { createDurations } from './durations.ts';

it('durations have the rows of a histogram, however often they are read', async () => {
  const options = { name: 'took_seconds', help: 'How long', labelNames: ['what'], buckets: [0.1, 0.5, 2] };
  const [ours, theirs] = [new Registry(), new Registry()];
  const durations = createDurations(ours, options);
  const histogram = new Histogram({ ...options, registers: [theirs] });
  for (const [what, seconds] of [
    ['list', 0],
    ['list', 0.1],
    ['list', 0.10001],
    ['order', 0.3],
    ['order', 2.5],
    ['list', 2],
  ] as const) {
    durations({ what }).observe(seconds);
    histogram.observe({ what }, seconds);
  }
  const rowsOf = async (registry: Registry) =>
    (await registry.metrics())
      .split('\n')
      .filter((line) => line.startsWith('took_seconds'))
      .map((line) => line.replace(/\{(le="[^"]*"),(.*)\}/, '{$2,$1}'))
      .sort();
  expect(await rowsOf(ours)).toHaveLength(12);
  for (const _reading of [1, 2]) expect(await rowsOf(ours)).toEqual(await rowsOf(theirs));
});
