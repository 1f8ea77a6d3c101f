/** A file of `--cpu-prof`: where a process was at regular times. Times are microseconds. */
export type Profile = {
  startTime: number;
  endTime: number;
  nodes: { id: number; callFrame: { functionName: string; url: string }; children?: number[] }[];
  samples: number[];
  timeDeltas: number[];
};

/**
 * How often a process was found at work in its last seconds, and how often in these files, or in what Node did for them.
 */
export function timesIn(profile: Profile, files: RegExp, lastSeconds: number): { all: number; own: number } {
  const { nodes, samples, timeDeltas, startTime, endTime } = profile;
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const callers = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const fileOf = (id: number | undefined): string => {
    const frame = id === undefined ? undefined : frames.get(id);
    if (id === undefined || !frame) return '';
    return frame.url.startsWith('file:') ? frame.url : fileOf(callers.get(id));
  };
  const times = { all: 0, own: 0 };
  let now = startTime;
  for (const [at, id] of samples.entries()) {
    now += timeDeltas[at] ?? 0;
    if (now < endTime - lastSeconds * 1e6 || frames.get(id)?.functionName === '(idle)') continue;
    times.all += 1;
    if (files.test(fileOf(id))) times.own += 1;
  }
  return times;
}
