import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { assertFits } from '../releases/publish-gate.ts';
import { refusedState } from '../releases/refusals.ts';
import { lockReleases, wholeRecord } from '../releases/release-rows.ts';

/**
 * The check before anything reaches a page: these builds must be published and fit the others. The caller holds
 * `lockCompositions`; their rows are locked from here on. Throws RELEASE_UNKNOWN, or RELEASE_REFUSED with every
 * removed build or unmet need.
 */
export async function assertUsable(tx: Tx, parts: Record<string, string>): Promise<void> {
  const names = Object.entries(parts).map(([remote, build]) => ({ remote, build }));
  const rows = await lockReleases(tx, names);
  const gone = rows.flatMap(({ status, ...row }) =>
    status === 'published' ? [] : [refusedState({ ...row, status }, 'is')],
  );
  if (gone.length > 0) throw new AppError('RELEASE_REFUSED', gone);
  await assertFits(
    tx,
    rows.map(({ record }) => wholeRecord(record)),
  );
}
