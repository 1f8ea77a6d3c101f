import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { assertFits } from '../releases/publish-gate.ts';
import { refusedState } from '../releases/refusals.ts';
import { lockReleases, wholeRecord } from '../releases/release-rows.ts';
import type { AssertRan } from '../runs/run-gate.ts';

/**
 * Checks builds before anything reaches a page: they must be published, fit the others and have run with them. The
 * caller holds `lockCompositions`; their rows are locked from here on. Throws RELEASE_UNKNOWN, or RELEASE_REFUSED with
 * every removed build or unmet need.
 */
export async function assertUsable(
  tx: Tx,
  parts: Record<string, string>,
  assertRan: AssertRan,
): Promise<void> {
  const names = Object.entries(parts).map(([remote, build]) => ({ remote, build }));
  const rows = await lockReleases(tx, names);
  const gone = rows.flatMap(({ status, ...row }) =>
    status === 'published' ? [] : [refusedState({ ...row, status }, 'is')],
  );
  if (gone.length > 0) throw new AppError('RELEASE_REFUSED', gone);
  const records = rows.map(({ record }) => wholeRecord(record));
  await assertFits(tx, records);
  await assertRan(tx, records);
}
