import type { BuildSet } from '../../platform/storage/build-runner.ts';
import type { ReleaseRecord } from '../../platform/storage/release-record.schema.ts';
import { unmetNeeds } from '../releases/version-gate.ts';

/** More builds of a part than one usually has at a time would take too long to run: the likeliest sets come first. */
const mostSets = 24;

export const recordsOf = ({ shell, shared, remote }: BuildSet): ReleaseRecord[] => [shell, shared, remote];

/**
 * Returns the sets in which a visitor may meet a build that is `moved`. `builds` are those that pages have of each
 * part, live ones first. Builds that do not fit together are in no page, unless both are live.
 */
export function setsOf(builds: ReadonlyMap<string, ReleaseRecord[]>, moved: ReleaseRecord[]): BuildSet[] {
  const of = (part: string) => builds.get(part) ?? [];
  const remotes = [...builds.keys()].filter((part) => part !== 'shell' && part !== 'mfe-shared');
  const sets = remotes.flatMap((part) =>
    of(part).flatMap((remote, third) =>
      of('shell').flatMap((shell, first) =>
        of('mfe-shared').map((shared, second) => ({
          set: { shell, shared, remote },
          likeliness: first + second + third,
        })),
      ),
    ),
  );
  const isMoved = (record: ReleaseRecord) =>
    moved.some(({ remote, build }) => remote === record.remote && build === record.build);
  return sets
    .filter(({ set }) => recordsOf(set).some(isMoved))
    .filter(({ set, likeliness }) => likeliness === 0 || unmetNeeds(recordsOf(set)).length === 0)
    .sort((a, b) => a.likeliness - b.likeliness)
    .slice(0, mostSets)
    .map(({ set }) => set);
}

/** Returns the same set with the live builds of these parts; null when a part has none. */
export function setBefore(set: BuildSet, moved: ReleaseRecord[], live: ReleaseRecord[]): BuildSet | null {
  const before = (record: ReleaseRecord) =>
    moved.some(({ remote }) => remote === record.remote)
      ? live.find(({ remote }) => remote === record.remote)
      : record;
  const [shell, shared, remote] = recordsOf(set).map(before);
  return shell && shared && remote ? { shell, shared, remote } : null;
}
