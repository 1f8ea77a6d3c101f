import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ReleaseRecord } from '../../platform/storage/release-record.schema.ts';
import { readLive } from '../rollouts/rollouts.live.service.ts';
import { rollouts } from '../rollouts/rollouts.table.ts';
import { readRecords } from './release-rows.ts';
import type { UnmetNeed } from './version-gate.ts';
import { toDetail, unmetNeeds } from './version-gate.ts';

const same = (a: UnmetNeed, b: UnmetNeed) =>
  a.remote === b.remote && a.build === b.build && a.needs === b.needs && a.found === b.found;

/** The records of `base` with these in the place of their parts. */
export const replaced = (base: ReleaseRecord[], by: ReleaseRecord[]) => [
  ...base.filter(({ remote }) => by.every((one) => one.remote !== remote)),
  ...by,
];

/** What does not fit in a composition, and did in the one before. */
export function newlyUnmet(before: ReleaseRecord[], after: ReleaseRecord[]): UnmetNeed[] {
  const known = unmetNeeds(before);
  return unmetNeeds(after).filter((one) => !known.some((other) => same(one, other)));
}

/**
 * Holds these builds against all that they would meet: what is live, and what is on its way to some of the visitors.
 * Throws RELEASE_REFUSED with what they lack and with what they would break; what does not fit already is not theirs.
 */
export async function assertFits(tx: Tx, moved: ReleaseRecord[]): Promise<void> {
  const live = await readRecords(tx, (await readLive(tx)).parts);
  const next = replaced(live, moved);
  const own = new Set(moved.map(({ remote }) => remote));
  const unmet = unmetNeeds(next).filter(({ remote }) => own.has(remote));
  unmet.push(...newlyUnmet(live, next).filter(({ remote }) => !own.has(remote)));
  for (const guest of await onTheirWay(tx)) {
    if (own.has(guest.remote)) continue;
    const then = newlyUnmet(replaced(live, [guest]), replaced(next, [guest]));
    unmet.push(...then.filter(({ remote, build }) => remote === guest.remote && build === guest.build));
  }
  if (unmet.length > 0) throw new AppError('RELEASE_REFUSED', unmet.map(toDetail));
}

async function onTheirWay(tx: Tx): Promise<ReleaseRecord[]> {
  const rows = await tx
    .selectDistinct({ remote: rollouts.remote, build: rollouts.build })
    .from(rollouts)
    .where(eq(rollouts.status, 'active'));
  const records: ReleaseRecord[] = [];
  for (const { remote, build } of rows) records.push(...(await readRecords(tx, { [remote]: build })));
  return records;
}
