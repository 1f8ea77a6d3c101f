import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ReleaseRecord } from '../../platform/storage/release-record.schema.ts';
import { readLive } from '../rollouts/rollouts.live.service.ts';
import { rollouts } from '../rollouts/rollouts.table.ts';
import type { Grants } from './page-gate.ts';
import { pageFaults } from './page-gate.ts';
import { readRecords } from './release-rows.ts';
import type { UnmetNeed } from './version-gate.ts';
import { toDetail, unmetNeeds } from './version-gate.ts';

/** Needs with the same identity are one fault, even when several builds fail to meet them. */
const identityOf = (need: UnmetNeed) =>
  [need.remote, need.build, ...('missing' in need ? [need.of, need.missing] : [need.needs, need.found])].join(
    ' ',
  );

/** Returns the records of `base`, with these replacing those of their parts. */
export const replaced = (base: ReleaseRecord[], by: ReleaseRecord[]) => [
  ...base.filter(({ remote }) => by.every((one) => one.remote !== remote)),
  ...by,
];

/** Needs that are unmet in a composition and were met in the one before. */
export function newlyUnmet(before: ReleaseRecord[], after: ReleaseRecord[]): UnmetNeed[] {
  const known = new Set(unmetNeeds(before).map(identityOf));
  return unmetNeeds(after).filter((one) => !known.has(identityOf(one)));
}

/**
 * Checks these builds against all builds that they would meet: live ones and those of rollouts. Throws
 * RELEASE_REFUSED with their own unmet needs, those they would break, and claims that they are not allowed to make.
 * Needs that were unmet before are ignored.
 */
export async function assertFits(tx: Tx, moved: ReleaseRecord[], grants: Grants = new Map()): Promise<void> {
  const live = await readRecords(tx, (await readLive(tx)).parts);
  const next = replaced(live, moved);
  const own = new Set(moved.map(({ remote }) => remote));
  const unmet = unmetNeeds(next).filter(({ remote }) => own.has(remote));
  unmet.push(...newlyUnmet(live, next).filter(({ remote }) => !own.has(remote)));
  const rolledOut = (await onTheirWay(tx)).filter(({ remote }) => !own.has(remote));
  for (const rollout of rolledOut) {
    const then = newlyUnmet(replaced(live, [rollout]), replaced(next, [rollout]));
    unmet.push(...then.filter(({ remote, build }) => remote === rollout.remote && build === rollout.build));
  }
  const compositions = [next, ...rolledOut.map((rollout) => replaced(next, [rollout]))];
  const faults = [...pageFaults(compositions, moved, grants), ...unmet.map(toDetail)];
  if (faults.length > 0) throw new AppError('RELEASE_REFUSED', faults);
}

/** Reads the builds of rollouts. */
export async function onTheirWay(tx: Tx): Promise<ReleaseRecord[]> {
  const rows = await tx
    .selectDistinct({ remote: rollouts.remote, build: rollouts.build })
    .from(rollouts)
    .where(eq(rollouts.status, 'active'));
  const records: ReleaseRecord[] = [];
  for (const { remote, build } of rows) records.push(...(await readRecords(tx, { [remote]: build })));
  return records;
}
