import { buildsIn } from './builds-in';

export type Load = { remote: string; build: string; load: number; bytes: number };

type Resource = Pick<PerformanceResourceTiming, 'name' | 'startTime' | 'responseEnd' | 'transferSize'>;

/** The download time of each build's files, without the pauses between them, and their bytes. */
export function measureLoads(resources: Resource[]): Load[] {
  const loads = new Map<string, Load & { until: number }>();
  // The browser lists them in the order of their start.
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
