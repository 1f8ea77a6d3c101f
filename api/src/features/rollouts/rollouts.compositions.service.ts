import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { readPage, withIsoTimes } from '../../platform/database/list.ts';
import { columnsOf } from '../../platform/database/rows.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { recordAct } from '../../platform/http/audit.ts';
import type { ListReply } from '../../platform/http/list.schema.ts';
import type { Message } from '../../platform/message.schema.ts';
import { wordsOf } from '../../platform/message.schema.ts';
import type { Publisher } from '../releases/publisher.ts';
import { refused } from '../releases/refusals.ts';
import { compositions } from '../releases/releases.table.ts';
import type { AssertRan } from '../runs/run-gate.ts';
import { assertUsable } from './rollouts.gate.service.ts';
import { stopMisfits } from './rollouts.hand-out.service.ts';
import { buildsOf, findLastGood, findSetBefore } from './rollouts.history.service.ts';
import {
  lockCompositions,
  makeLiveForAll,
  newestFirst,
  readLive,
  wentLive,
} from './rollouts.live.service.ts';
import type { Composition, CompositionInput, CompositionListQuery } from './rollouts.schema.ts';
import { composition } from './rollouts.schema.ts';

/** The operator or the deploy token that acts. */
type By = Pick<Publisher, 'name' | 'actor'>;

const columns = columnsOf(compositions, composition);
/** Lists former compositions, newest first. */
export const listCompositions = (tx: Tx, query: CompositionListQuery): Promise<ListReply<Composition>> =>
  readPage(query, {
    rows: tx.select(columns).from(compositions).orderBy(newestFirst),
    total: tx.$count(compositions),
  });

/** Makes these builds live and leaves other parts unchanged. Throws RELEASE_UNKNOWN and RELEASE_REFUSED. */
export async function goLiveWith(
  tx: Tx,
  by: By,
  { parts, reason }: CompositionInput,
  assertRan: AssertRan,
): Promise<Composition> {
  await lockCompositions(tx);
  return makeLive(tx, by, assertRan, {
    parts,
    reason: reason ? wordsOf(reason) : wentLive(parts),
    action: 'compositions.create',
  });
}

/**
 * Makes a former composition live again. A part that came later is left unchanged. Throws RELEASE_REFUSED with its
 * removed builds.
 */
export async function restoreComposition(
  tx: Tx,
  by: By,
  id: string,
  assertRan: AssertRan,
): Promise<Composition> {
  await lockCompositions(tx);
  const [row] = await tx.select(columns).from(compositions).where(eq(compositions.id, id));
  if (!row) throw new AppError('NOT_FOUND');
  return makeLive(tx, by, assertRan, {
    parts: row.parts,
    reason: { code: 'restored', values: { at: row.createdAt.toISOString() } },
    action: 'compositions.restore',
  });
}

/**
 * Rolls one part back to its last good build, or the whole composition to the one before; a part with pages of its own
 * that came after that is removed. Repeating it goes further back, never forward. Throws RELEASE_REFUSED when there is nothing to go back to.
 */
export async function rollBack(
  tx: Tx,
  by: By,
  remote: string | undefined,
  assertRan: AssertRan,
): Promise<Composition> {
  await lockCompositions(tx);
  const { parts: live } = await readLive(tx);
  if (remote === undefined) {
    const parts = await findSetBefore(tx);
    if (!parts) throw refused('parts', 'noSetBefore');
    await stopMisfits(tx, buildsOf({ ...live, ...parts }));
    return makeLive(tx, by, assertRan, {
      parts,
      reason: { code: 'rolledBack', values: {} },
      action: 'compositions.rollback',
    });
  }
  const build = await findLastGood(tx, remote);
  if (!build) throw refused(remote, 'noBuildBefore', { remote });
  await stopMisfits(tx, { ...live, [remote]: build });
  const reason = { code: 'rolledBackTo', values: { remote, build } };
  return makeLive(tx, by, assertRan, { parts: { [remote]: build }, reason, action: 'compositions.rollback' });
}

/** Makes builds live. For builds that are live already, only the actor is recorded. */
async function makeLive(
  tx: Tx,
  by: By,
  assertRan: AssertRan,
  { parts, reason, action }: { parts: Record<string, string | null>; reason: Message; action: string },
): Promise<Composition> {
  await assertUsable(tx, buildsOf(parts), assertRan);
  const { id } = await makeLiveForAll(tx, { parts, reason, setBy: by.name });
  const [live] = await tx
    .select(columns)
    .from(compositions)
    .where(eq(compositions.id, id ?? ''));
  if (!live) throw new AppError('NOT_FOUND');
  await recordAct(tx, {
    ...by.actor,
    action,
    tenantId: null,
    details: {
      composition: live.id,
      parts,
      ...(reason.code === 'words' && { reason: reason.values.text }),
    },
  });
  return withIsoTimes(live);
}
