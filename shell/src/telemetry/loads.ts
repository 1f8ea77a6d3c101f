export type Load = { remote: string; build: string; load: number; bytes: number };

type Resource = Pick<PerformanceResourceTiming, 'name' | 'startTime' | 'responseEnd' | 'transferSize'>;

const file = /\/mfe\/([\w-]+)\/(\w+)\//;

/** For how long files of each build were on their way, pauses between them left out, and how many bytes they were. */
export function measureLoads(resources: Resource[]): Load[] {
  const loads = new Map<string, Load & { until: number }>();
  const inOrder = [...resources].sort((a, b) => a.startTime - b.startTime);
  for (const { name, startTime, responseEnd, transferSize } of inOrder) {
    const [, remote, build] = file.exec(name) ?? [];
    if (!remote || !build) continue;
    const key = `${remote}/${build}`;
    const { load, bytes, until } = loads.get(key) ?? { load: 0, bytes: 0, until: 0 };
    loads.set(key, {
      remote,
      build,
      load: load + Math.max(0, responseEnd - Math.max(startTime, until)),
      bytes: bytes + transferSize,
      until: Math.max(until, responseEnd),
    });
  }
  return [...loads.values()].map(({ until: _until, ...load }) => ({ ...load, load: Math.round(load.load) }));
}
