import type { Profile } from './profile.ts';
import { timesIn } from './profile.ts';

const node = (id: number, functionName: string, url: string, children: number[] = []) => ({
  id,
  callFrame: { functionName, url },
  children,
});

const profile: Profile = {
  startTime: 0,
  endTime: 10_000_000,
  nodes: [
    node(1, '(root)', '', [2, 3]),
    node(2, '(idle)', ''),
    node(3, 'handle', 'file:///app/server.ts', [4, 5]),
    node(4, 'count', 'file:///app/metrics/count.ts', [6]),
    node(5, 'write', 'node:net'),
    node(6, 'now', 'node:internal/perf', [7]),
    node(7, 'next', 'file:///app/server.ts'),
  ],
  samples: [4, 2, 3, 4, 5, 6, 7],
  timeDeltas: [1_000_000, 5_000_000, 1_000_000, 500_000, 500_000, 500_000, 500_000],
};

it('a profile says how often a process worked in some files in its last seconds, and leaves out idle times', () => {
  expect(timesIn(profile, /\/metrics\//, 5)).toEqual({ all: 5, own: 2 });
  expect(timesIn(profile, /\/metrics\//, 10)).toEqual({ all: 6, own: 3 });
});
