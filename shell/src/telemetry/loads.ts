import { buildsIn } from './builds-in';

export type Load = { remote: string; build: string; load: number; bytes: number };

type Resource = Pick<PerformanceResourceTiming, 'name' | 'startTime' | 'responseEnd' | 'transferSize'>;

/** For how long files of each build were on their way, pauses between them left out, and how many bytes they were. */
export function measureLoads(resources: Resource[]): Load[] {
  const loads = new Map<string, Load & { until: number }>();
  // The browser lists them in the order in which they began.
  for (const { name, startTime, responseEnd, transferSize } of resources) {
    const [which] = buildsIn(name);
    if (!which) continue;
    const sum = loads.get(which.build) ?? { ...which, load: 0, bytes: 0, until: 0 };
    sum.load += Math.max(0, responseEnd - Math.max(startTime, sum.until));
    sum.bytes += transferSize;
    sum.until = Math.max(sum.until, responseEnd);
    loads.set(which.build, sum);
  }
  return [...loads.values()].map(({ until: _until, ...load }) => load);
}
