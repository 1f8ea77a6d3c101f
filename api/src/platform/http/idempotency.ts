import { createHash } from 'node:crypto';
import type { Placeholder } from 'drizzle-orm';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import { AppError } from '../errors/app-error.ts';
import { idempotencyKeys } from './idempotency.table.ts';

const validKey = /^[A-Za-z0-9_-]{8,100}$/;

/** Reads the request's Idempotency-Key. Throws IDEMPOTENCY_KEY when it is missing or malformed. */
export function idempotencyKey(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !validKey.test(key)) throw new AppError('IDEMPOTENCY_KEY');
  return key;
}

const hashOf = (request: unknown) => createHash('sha256').update(JSON.stringify(request)).digest('hex');

type Claim = { tenantId: string; actorId: string; key: string; request: unknown };

const rowOf = ({ tenantId, actorId, key }: Record<'tenantId' | 'actorId' | 'key', string | Placeholder>) =>
  and(
    eq(idempotencyKeys.tenantId, tenantId),
    eq(idempotencyKeys.actorId, actorId),
    eq(idempotencyKeys.key, key),
  );

const columns = {
  tenantId: sql.placeholder('tenantId'),
  actorId: sql.placeholder('actorId'),
  key: sql.placeholder('key'),
};

/**
 * Claims a key. It comes first in a transaction that may happen once per actor and key within 24 hours. The first
 * caller gets undefined; a repetition waits for the first one and gets its reply. The same key with another request
 * throws IDEMPOTENCY_MISMATCH.
 */
export async function claimKey<T>(tx: Tx, claim: Claim): Promise<T | undefined> {
  const { request, ...row } = claim;
  const requestHash = hashOf(request);
  const query = prepared(tx, 'claim_key', () =>
    tx
      .insert(idempotencyKeys)
      .values({ ...columns, requestHash: sql.placeholder('requestHash') })
      .onConflictDoUpdate({
        target: [idempotencyKeys.tenantId, idempotencyKeys.actorId, idempotencyKeys.key],
        set: { requestHash: sql`excluded.request_hash`, reply: null, createdAt: sql`now()` },
        setWhere: lt(idempotencyKeys.createdAt, sql`now() - interval '24 hours'`),
      })
      .returning({ key: idempotencyKeys.key })
      .prepare('claim_key'),
  );
  if ((await query.execute({ ...row, requestHash })).length > 0) return undefined;
  const [first] = await tx
    .select({ requestHash: idempotencyKeys.requestHash, reply: idempotencyKeys.reply })
    .from(idempotencyKeys)
    .where(rowOf(claim));
  if (!first?.reply || first.requestHash !== requestHash) throw new AppError('IDEMPOTENCY_MISMATCH');
  return first.reply.body as T;
}

/**
 * Finds the reply that was kept for a key within 24 hours; undefined for work that was not done, or is not finished.
 */
export async function findReply<T>(tx: Tx, row: Omit<Claim, 'request'>): Promise<T | undefined> {
  const [kept] = await tx
    .select({ reply: idempotencyKeys.reply })
    .from(idempotencyKeys)
    .where(and(rowOf(row), gt(idempotencyKeys.createdAt, sql`now() - interval '24 hours'`)));
  return kept?.reply?.body as T | undefined;
}

/** Stores the reply for repetitions in the work's transaction, so that a crash leaves both or neither. */
export async function keepReply(tx: Tx, { request: _, ...row }: Claim, body: unknown): Promise<void> {
  const query = prepared(tx, 'keep_reply', () =>
    tx
      .update(idempotencyKeys)
      .set({ reply: sql`${sql.placeholder('reply')}::jsonb` })
      .where(rowOf(columns))
      .prepare('keep_reply'),
  );
  await query.execute({ ...row, reply: JSON.stringify({ status: 201, body }) });
}
