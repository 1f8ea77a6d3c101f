import { and, eq, sql } from 'drizzle-orm';
import { announce } from '../../platform/database/changes.ts';
import type { Tx } from '../../platform/database/database.ts';
import { releases } from '../releases/releases.table.ts';
import { unmetNeeds } from '../releases/version-gate.ts';
import type { Live } from './rollouts.live.service.ts';
import { goLive, readLive } from './rollouts.live.service.ts';
import type { Ring } from './rollouts.schema.ts';
import { rollouts } from './rollouts.table.ts';

type Build = { remote: string; build: string };
type Ways = { share: number; ring: Ring | null; tenantIds: string[] | null; startsAt?: Date };

/** Gives a published build to a share of the visitors of these stores; `lockCompositions` has been taken. */
export async function startRollout(tx: Tx, rollout: Build & Ways, createdBy: string): Promise<string> {
  const [started] = await tx
    .insert(rollouts)
    .values({ ...rollout, createdBy })
    .returning({ id: rollouts.id });
  await announce(tx, { kind: 'releases' });
  if (!started) throw new Error('A rollout was not written.');
  return started.id;
}

/** How far back a build is looked for: each of these was live once. */
const mostCandidates = 20;

/**
 * The build of this part that was live before the present one, is still published, and fits what is live. Null when
 * there is none.
 */
export async function findLastGood(tx: Tx, remote: string, live: Live): Promise<string | null> {
  const now = live.parts[remote] ?? '';
  const { rows } = await tx.execute<{ build: string }>(sql`
    select c.parts ->> ${remote} as build from compositions c
    join releases r on r.remote = ${remote} and r.build = c.parts ->> ${remote} and r.status = 'published'
    where c.parts ->> ${remote} <> ${now}
    group by 1 order by max(c.created_at) desc limit ${mostCandidates}`);
  for (const { build } of rows) {
    const parts = { ...live.parts, [remote]: build };
    const records = await tx
      .select({ record: releases.record })
      .from(releases)
      .where(
        sql`(${releases.remote}, ${releases.build}) in (select key, value from jsonb_each_text(${JSON.stringify(parts)}::jsonb))`,
      );
    const unmet = unmetNeeds(records.map(({ record }) => ({ ...record, provides: record.provides ?? {} })));
    if (unmet.length === 0) return build;
  }
  return null;
}

/**
 * Nobody is given this build any more: its rollouts stop, and where it is live the last good one goes live. False when
 * it is live and there is no last good one: then nothing was changed. `lockCompositions` has been taken.
 */
export async function takeOut(
  tx: Tx,
  { remote, build }: Build,
  { reason, setBy }: { reason: string; setBy: string },
): Promise<boolean> {
  const live = await readLive(tx);
  if (live.parts[remote] === build) {
    const lastGood = await findLastGood(tx, remote, live);
    if (!lastGood) return false;
    await goLive(tx, { parts: { [remote]: lastGood }, reason, setBy });
  }
  await tx
    .update(rollouts)
    .set({ status: 'stopped' })
    .where(and(eq(rollouts.remote, remote), eq(rollouts.build, build), eq(rollouts.status, 'active')));
  await announce(tx, { kind: 'releases' });
  return true;
}
