import { and, eq, inArray, sql } from 'drizzle-orm';
import { announce } from '../../platform/database/changes.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Message } from '../../platform/message.schema.ts';
import { compositions } from '../releases/releases.table.ts';
import { rollouts } from './rollouts.table.ts';

/** The builds that pages get unless a rollout says otherwise. */
export type Live = { id: string | null; parts: Record<string, string> };

/**
 * Serialises all changes of live builds and of their states. It must be taken before any row lock, and before the rows
 * that the change depends on are read.
 */
export async function lockCompositions(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('larder.compositions'))`);
}

/** The order of an index, so that nothing is sorted. */
export const newestFirst = sql`${compositions.createdAt} desc nulls last, ${compositions.id} desc nulls last`;

/** Reads the live builds. A platform that never had a build has none. */
export async function readLive(tx: Tx): Promise<Live> {
  const [newest] = await tx
    .select({ id: compositions.id, parts: compositions.parts })
    .from(compositions)
    .orderBy(newestFirst)
    .limit(1);
  return newest ?? { id: null, parts: {} };
}

/** A transaction's time is that of its start, before it waited for the lock; and clocks may go back. */
const afterAllOthers = sql`greatest(clock_timestamp(), (select max(created_at) + interval '1 ms' from compositions))`;

/** A change of the live builds and its actor. Null removes a part. */
type LiveChange<Build extends string | null = string> = {
  parts: Record<string, Build>;
  reason: Message;
  setBy: string;
};

export const wentLive = (parts: Record<string, string>): Message => ({
  code: 'wentLive',
  values: {
    builds: Object.entries(parts)
      .map(([part, build]) => `${part} ${build}`)
      .join(', '),
  },
});

/**
 * Makes these builds live and leaves the other parts unchanged; `locked` comes from `lockCompositions`. When they are
 * all live already, no composition is written.
 */
export async function goLive(tx: Tx, { parts, reason, setBy }: LiveChange<string | null>): Promise<Live> {
  const live = await readLive(tx);
  if (Object.entries(parts).every(([part, build]) => (live.parts[part] ?? null) === build)) return live;
  const next = Object.entries({ ...live.parts, ...parts }).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  );
  const [written] = await tx
    .insert(compositions)
    .values({ parts: Object.fromEntries(next), reason, setBy, createdAt: afterAllOthers })
    .returning({ id: compositions.id, parts: compositions.parts });
  await announce(tx, { kind: 'releases' });
  if (!written) throw new Error('A composition was not written.');
  return written;
}

/**
 * Makes builds live for every visitor: rollouts of these parts end, as they would give some visitors another build. A
 * rollout of a build that goes live is finished, the others are stopped.
 */
export async function makeLiveForAll(tx: Tx, change: LiveChange<string | null>): Promise<Live> {
  const parts = JSON.stringify(change.parts);
  await tx
    .update(rollouts)
    .set({
      status: sql`case when ${rollouts.build} = ${parts}::jsonb ->> ${rollouts.remote} then 'finished' else 'stopped' end`,
    })
    .where(and(eq(rollouts.status, 'active'), inArray(rollouts.remote, Object.keys(change.parts))));
  await announce(tx, { kind: 'releases' });
  return goLive(tx, change);
}
