import type { SQL } from 'drizzle-orm';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { announce } from '../../platform/database/changes.ts';
import type { Tx } from '../../platform/database/database.ts';
import { readOne, readPage, withIsoTimes } from '../../platform/database/list.ts';
import { columnsOf } from '../../platform/database/rows.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { actorOf, recordAct } from '../../platform/http/audit.ts';
import type { ListReply } from '../../platform/http/list.schema.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { tenants } from '../../platform/tenancy/tenants.table.ts';
import { refused } from '../releases/refusals.ts';
import type { AssertRan } from '../runs/run-gate.ts';
import { assertUsable } from './rollouts.gate.service.ts';
import { startRollout } from './rollouts.hand-out.service.ts';
import { lockCompositions, makeLiveForAll, readLive } from './rollouts.live.service.ts';
import type { Ring, Rollout, RolloutInput, RolloutListQuery, RolloutUpdate } from './rollouts.schema.ts';
import { rollout } from './rollouts.schema.ts';
import { rollouts } from './rollouts.table.ts';

const columns = columnsOf(rollouts, rollout);
/** Lists rollouts, newest first. */
export function listRollouts(tx: Tx, query: RolloutListQuery): Promise<ListReply<Rollout>> {
  const { remote, status } = query;
  const where = and(
    remote ? eq(rollouts.remote, remote) : undefined,
    status ? eq(rollouts.status, status) : undefined,
  );
  return readPage(query, {
    rows: selectRollouts(tx, where),
    total: tx.$count(rollouts, where),
  });
}

/** Reads active rollouts in the order of precedence: the newest of a part first. */
export async function readActiveRollouts(tx: Tx): Promise<Rollout[]> {
  const rows = await selectRollouts(tx, eq(rollouts.status, 'active')).limit(1_000);
  return rows.map(withIsoTimes);
}

const selectRollouts = (tx: Tx, where: SQL | undefined) =>
  tx
    .select(columns)
    .from(rollouts)
    .where(where)
    .orderBy(sql`${rollouts.createdAt} desc nulls last, ${rollouts.id} desc`);

/** Throws RELEASE_UNKNOWN, and RELEASE_REFUSED when the build is removed, does not fit, or is live already. */
export async function createRollout(
  tx: Tx,
  user: Principal,
  input: RolloutInput,
  assertRan: AssertRan,
): Promise<Rollout> {
  const { remote, build, startsAt, ...ways } = input;
  await lockCompositions(tx);
  await assertUsable(tx, { [remote]: build }, assertRan);
  if ((await readLive(tx)).parts[remote] === build) throw refused(remote, 'isLive', { remote, build });
  await assertStores(tx, ways.tenantIds);
  const id = await startRollout(
    tx,
    { remote, build, ...ways, ...(startsAt && { startsAt: new Date(startsAt) }) },
    user.email,
  );
  const made = await readRollout(tx, id);
  await recordAct(tx, {
    ...actorOf(user),
    action: 'rollouts.create',
    tenantId: null,
    details: { id, ...input },
  });
  return made;
}

async function assertStores(tx: Tx, ids: string[] | null): Promise<void> {
  if (!ids) return;
  const known = await tx.select({ id: tenants.id }).from(tenants).where(inArray(tenants.id, ids));
  const unknown = ids.filter((id) => known.every((one) => one.id !== id));
  if (unknown.length > 0)
    throw new AppError(
      'VALIDATION',
      unknown.slice(0, 10).map((message) => ({ field: 'tenantIds', message })),
    );
}

function readRollout(tx: Tx, id: string): Promise<Rollout> {
  return readOne(tx.select(columns).from(rollouts).where(eq(rollouts.id, id)));
}

/**
 * Changes an active rollout. Finishing it makes its build live. Throws RELEASE_REFUSED when it has ended, or when its
 * build may no longer be given to pages.
 */
export async function updateRollout(
  tx: Tx,
  user: Principal,
  id: string,
  { share, status }: RolloutUpdate,
  assertRan: AssertRan,
): Promise<Rollout> {
  await lockCompositions(tx);
  const { remote, build, ...known } = await readRollout(tx, id);
  if (known.status !== 'active') throw refused(remote, 'rolloutEnded', { build });
  // Reducing the share is always allowed.
  if (status === 'finished' || (share ?? 0) > known.share)
    await assertUsable(tx, { [remote]: build }, assertRan);
  await tx
    .update(rollouts)
    .set({ ...(share !== undefined && { share }), ...(status && { status }) })
    .where(eq(rollouts.id, id));
  if (status === 'finished') {
    const reason = { code: 'rolledOut', values: { remote, build } };
    await makeLiveForAll(tx, { parts: { [remote]: build }, reason, setBy: user.email });
  }
  await announce(tx, { kind: 'releases' });
  const changed = await readRollout(tx, id);
  const details = { id, remote, build, share, status, before: known.share };
  await recordAct(tx, { ...actorOf(user), action: 'rollouts.update', tenantId: null, details });
  return changed;
}

/** Sets the store's ring for new builds, from its next page on. */
export async function setRing(
  tx: Tx,
  user: Principal,
  id: string,
  ring: Ring,
): Promise<{ id: string; ring: Ring }> {
  const changed = await tx
    .update(tenants)
    .set({ ring })
    .where(eq(tenants.id, id))
    .returning({ id: tenants.id });
  if (changed.length === 0) throw new AppError('NOT_FOUND');
  await announce(tx, { kind: 'releases' });
  await recordAct(tx, { ...actorOf(user), action: 'tenants.ring', tenantId: id, details: { ring } });
  return { id, ring };
}
