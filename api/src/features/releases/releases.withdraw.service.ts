import { announce } from '../../platform/database/changes.ts';
import type { Tx } from '../../platform/database/database.ts';
import { recordAct } from '../../platform/http/audit.ts';
import { wordsOf } from '../../platform/message.schema.ts';
import { takeOut } from '../rollouts/rollouts.hand-out.service.ts';
import { lockCompositions } from '../rollouts/rollouts.live.service.ts';
import type { Publisher } from './publisher.ts';
import { refused } from './refusals.ts';
import { isRelease, lockReleases } from './release-rows.ts';
import type { ReleaseName } from './releases.schema.ts';
import { releases } from './releases.table.ts';

/**
 * Withdraws a build (the kill switch): no page gets it from now on. Its rollouts stop, and where it is live the last
 * good build goes live. Without one, a part with pages of its own, or with panels only, is removed; for other parts it
 * throws RELEASE_REFUSED, as pages need them.
 */
export async function withdrawRelease(
  tx: Tx,
  { name: setBy, actor }: Publisher,
  name: ReleaseName,
  reason: string,
): Promise<void> {
  await lockCompositions(tx);
  await lockReleases(tx, [name]);
  const words = wordsOf(reason);
  await tx.update(releases).set({ status: 'withdrawn', reason: words }).where(isRelease(name));
  const { remote, build } = name;
  const withdrawn = { code: 'wasWithdrawn', values: { remote, build }, because: words };
  if (!(await takeOut(tx, [name], { reason: withdrawn, setBy, canLeave: true })))
    throw refused(remote, 'lastOne');
  await announce(tx, { kind: 'releases' });
  await recordAct(tx, {
    ...actor,
    action: 'releases.withdraw',
    tenantId: null,
    details: { ...name, reason },
  });
}
