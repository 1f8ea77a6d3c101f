import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { assertFits } from '../releases/publish-gate.ts';
import { refusedState } from '../releases/refusals.ts';
import { lockReleases, wholeRecord } from '../releases/release-rows.ts';

/**
 * Asked again before anything reaches a page: these builds must be published, and fit what they would run with.
 * `lockCompositions` has been taken; from here on their rows stay as they are. Throws RELEASE_UNKNOWN, and
 * RELEASE_REFUSED with every build that is gone, or every need that is not met.
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
