import { announce } from '../../platform/database/changes.ts';
import type { Tx } from '../../platform/database/database.ts';
import { recordAct } from '../../platform/http/audit.ts';
import { takeOut } from '../rollouts/rollouts.hand-out.service.ts';
import { lockCompositions } from '../rollouts/rollouts.live.service.ts';
import type { Publisher } from './publisher.ts';
import { isRelease, lockReleases, refused } from './release-rows.ts';
import type { ReleaseName } from './releases.schema.ts';
import { releases } from './releases.table.ts';

/**
 * The kill switch: from now on no page is given this build. Its rollouts stop, and where it is live the last good build
 * goes live. Throws RELEASE_REFUSED when there is none: no page could be made then.
 */
export async function withdrawRelease(
  tx: Tx,
  { name: setBy, actor }: Publisher,
  name: ReleaseName,
  reason: string,
): Promise<void> {
  await lockCompositions(tx);
  await lockReleases(tx, [name]);
  await tx.update(releases).set({ status: 'withdrawn', reason }).where(isRelease(name));
  const isOut = await takeOut(tx, name, {
    reason: `${name.remote} ${name.build} withdrawn: ${reason}`,
    setBy,
  });
  if (!isOut) throw refused(name.remote, 'It is live, and there is no build to go back to.');
  await announce(tx, { kind: 'releases' });
  await recordAct(tx, {
    ...actor,
    action: 'releases.withdraw',
    tenantId: null,
    details: { ...name, reason },
  });
}
