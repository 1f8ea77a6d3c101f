import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import type { BuildSet } from '../../platform/storage/build-runner.ts';
import type { ReleaseRecord } from '../../platform/storage/release-record.schema.ts';
import { readRecords } from '../releases/release-rows.ts';
import { findLastGood, readHistory } from '../rollouts/rollouts.history.service.ts';
import { readLive } from '../rollouts/rollouts.live.service.ts';
import { rollouts } from '../rollouts/rollouts.table.ts';
import { hasRun, keepRun, namesOf } from './run-rows.ts';
import { setsOf } from './run-sets.ts';

/** These sets have to run before any visitor gets one of the builds that are `moved`. */
export class NeedsRun extends Error {
  readonly sets: BuildSet[];
  readonly moved: ReleaseRecord[];
  readonly live: ReleaseRecord[];

  constructor(sets: BuildSet[], moved: ReleaseRecord[], live: ReleaseRecord[]) {
    super(`${sets.length} sets of builds have not run yet`);
    this.sets = sets;
    this.moved = moved;
    this.live = live;
  }
}

/** Throws `NeedsRun` unless these builds ran with all that they could meet. */
export type AssertRan = (tx: Tx, moved: ReleaseRecord[]) => Promise<void>;

export const assertRan: AssertRan = async (tx, moved) => {
  const { sets, live } = await setsNotRun(tx, moved);
  if (sets.length > 0) throw new NeedsRun(sets, moved, live);
};

/** An operator takes the responsibility: the sets count as if they had run. */
export const forceRun: AssertRan = async (tx, moved) => {
  const { sets } = await setsNotRun(tx, moved);
  for (const set of sets) await keepRun(tx, set, { by: 'forced', ms: 0 });
};

async function setsNotRun(tx: Tx, moved: ReleaseRecord[]) {
  const live = await readRecords(tx, (await readLive(tx)).parts);
  const sets: BuildSet[] = [];
  for (const set of setsOf(await buildsInPages(tx, live, moved), moved))
    if (!(await hasRun(tx, namesOf(set)))) sets.push(set);
  return { sets, live };
}

/**
 * Returns the builds of each part that pages have: the moved or live one first, then the last good one and those of
 * rollouts.
 */
async function buildsInPages(tx: Tx, live: ReleaseRecord[], moved: ReleaseRecord[]) {
  const builds = new Map(live.map((record) => [record.remote, [record]]));
  const history = await readHistory(tx);
  const guests = await tx
    .selectDistinct({ remote: rollouts.remote, build: rollouts.build })
    .from(rollouts)
    .where(eq(rollouts.status, 'active'));
  for (const [part, known] of builds) {
    const lastGood = await findLastGood(tx, part, history);
    const others = guests.filter(({ remote }) => remote === part).map(({ build }) => build);
    for (const build of new Set([...(lastGood ? [lastGood] : []), ...others]))
      if (known.every((one) => one.build !== build))
        known.push(...(await readRecords(tx, { [part]: build })));
  }
  for (const record of moved) builds.set(record.remote, [record]);
  return builds;
}
