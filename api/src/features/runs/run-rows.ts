import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import type { BuildSet } from '../../platform/storage/build-runner.ts';
import { compositions } from '../releases/releases.table.ts';
import { buildRuns } from './runs.table.ts';

/** The builds of a set, `remote` and `build` being those of its remote. */
export type SetNames = { shell: string; shared: string; remote: string; build: string };

export const namesOf = ({ shell, shared, remote }: BuildSet): SetNames => ({
  shell: shell.build,
  shared: shared.build,
  remote: remote.remote,
  build: remote.build,
});

/** Builds that were live together did run: in pages, also before there were runs. */
export async function hasRun(tx: Tx, set: SetNames): Promise<boolean> {
  const { shell, shared, remote, build } = set;
  const parts = JSON.stringify({ shell, 'mfe-shared': shared, [remote]: build });
  const { rows } = await tx.execute(sql`select
    exists (select from ${buildRuns} where ${isSet(set)}) or exists (select from ${compositions} where ${compositions.parts} @> ${parts}::jsonb) as "hasRun"`);
  return rows[0]?.hasRun === true;
}

/** Whether these builds ran on the platform without a fault. */
export const hasRunHere = async (tx: Tx, set: SetNames): Promise<boolean> =>
  (await tx.$count(buildRuns, and(isSet(set), eq(buildRuns.by, 'platform')))) > 0;

const isSet = ({ shell, shared, remote, build }: SetNames) =>
  and(
    eq(buildRuns.shell, shell),
    eq(buildRuns.shared, shared),
    eq(buildRuns.remote, remote),
    eq(buildRuns.build, build),
  );

/** `part build` → beside how many sets of builds it ran on the platform, how long in all, and when last. */
export type PastRuns = Map<string, { sets: number; ms: number; at: string }>;

export async function readRuns(tx: Tx, builds: string[]): Promise<PastRuns> {
  const { rows } = await tx.execute<{ part: string; build: string; sets: number; ms: number; at: string }>(
    sql`select part, one.build, count(*)::int as sets, sum(ms)::int as ms, max(created_at) as at
      from ${buildRuns}, unnest(array['shell', 'mfe-shared', ${buildRuns.remote}], array[${buildRuns.shell}, ${buildRuns.shared}, ${buildRuns.build}]) as one (part, build)
      where ${buildRuns.by} = 'platform' and one.build in ${[...builds, '']}
      group by part, one.build`,
  );
  return new Map(
    rows.map(({ part, build, sets, ms, at }) => [
      `${part} ${build}`,
      { sets, ms, at: new Date(at).toISOString() },
    ]),
  );
}

export async function keepRun(
  tx: Tx,
  set: BuildSet,
  run: { by: 'platform' | 'forced'; ms: number },
): Promise<void> {
  await tx
    .insert(buildRuns)
    .values({ ...namesOf(set), ...run })
    .onConflictDoNothing();
}
