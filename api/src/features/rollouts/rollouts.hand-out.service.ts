import { and, eq, sql } from 'drizzle-orm';
import { announce } from '../../platform/database/changes.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Message } from '../../platform/message.schema.ts';
import { newlyUnmet, replaced } from '../releases/publish-gate.ts';
import { findRelease, readRecords } from '../releases/release-rows.ts';
import { findLastGood, findSetWithout } from './rollouts.history.service.ts';
import { goLive, readLive } from './rollouts.live.service.ts';
import type { Ring } from './rollouts.schema.ts';
import { rollouts } from './rollouts.table.ts';

type Build = { remote: string; build: string };
type Ways = { share: number; ring: Ring | null; tenantIds: string[] | null; startsAt?: Date };

/** Gives a published build to a share of the visitors of these stores. The caller holds `lockCompositions`. */
export async function startRollout(tx: Tx, rollout: Build & Ways, createdBy: string): Promise<string> {
  const [started] = await tx
    .insert(rollouts)
    .values({ ...rollout, createdBy, createdAt: sql`clock_timestamp()` })
    .returning({ id: rollouts.id });
  await announce(tx, { kind: 'releases' });
  if (!started) throw new Error('A rollout was not written.');
  return started.id;
}

/** Whether pages work without its part: it has pages of its own, or only adds panels to those of others. */
async function isDispensable(tx: Tx, build: Build): Promise<boolean> {
  const { paths = [], pages = [], slots = [] } = (await findRelease(tx, build))?.record ?? {};
  return paths.length > 0 || (pages.length === 0 && slots.length > 0);
}

/** Ends the active rollouts of a part, and returns their ids. The caller holds `lockCompositions`. */
export async function stopRollouts(tx: Tx, remote: string): Promise<string[]> {
  const stopped = await tx
    .update(rollouts)
    .set({ status: 'stopped' })
    .where(and(eq(rollouts.remote, remote), eq(rollouts.status, 'active')))
    .returning({ id: rollouts.id });
  await announce(tx, { kind: 'releases' });
  return stopped.map(({ id }) => id);
}

/** Rollouts whose build's needs these parts would not meet. A rollback stops them. */
export async function stopMisfits(tx: Tx, parts: Record<string, string>): Promise<void> {
  const live = await readRecords(tx, parts);
  const rolledOut = await tx
    .select({ id: rollouts.id, remote: rollouts.remote, build: rollouts.build })
    .from(rollouts)
    .where(eq(rollouts.status, 'active'));
  for (const { id, remote, build } of rolledOut) {
    const then = replaced(live, await readRecords(tx, { [remote]: build }));
    if (newlyUnmet(live, then).length > 0)
      await tx.update(rollouts).set({ status: 'stopped' }).where(eq(rollouts.id, id));
  }
}

type TakingOut = {
  reason: Message;
  setBy: string;
  /** A part that the shell does not need is removed when it has no other build. */
  canLeave?: boolean;
};

/**
 * Stops giving these builds to anybody: their rollouts stop, and those that are live are replaced by the last good
 * ones, several of them by builds that were live together before. Returns false and changes nothing when there is
 * nothing to go back to. The caller holds `lockCompositions`.
 */
export async function takeOut(
  tx: Tx,
  builds: Build[],
  { reason, setBy, canLeave = false }: TakingOut,
): Promise<boolean> {
  const live = await readLive(tx);
  const replaced = builds.filter(({ remote, build }) => live.parts[remote] === build);
  if (replaced.length > 0) {
    const parts = await findWayBack(tx, replaced, canLeave);
    if (!parts) return false;
    const now = await goLive(tx, { parts, reason, setBy });
    await stopMisfits(tx, now.parts);
  }
  for (const { remote, build } of builds)
    await tx
      .update(rollouts)
      .set({ status: 'stopped' })
      .where(and(eq(rollouts.remote, remote), eq(rollouts.build, build), eq(rollouts.status, 'active')));
  await announce(tx, { kind: 'releases' });
  return true;
}

async function findWayBack(
  tx: Tx,
  builds: Build[],
  canLeave: boolean,
): Promise<Record<string, string | null> | null> {
  const [only, ...more] = builds;
  if (!only || more.length > 0)
    return findSetWithout(
      tx,
      builds.map(({ remote }) => remote),
    );
  const lastGood = await findLastGood(tx, only.remote);
  return lastGood || (canLeave && (await isDispensable(tx, only))) ? { [only.remote]: lastGood } : null;
}
