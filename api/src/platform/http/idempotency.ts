import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../database/database.ts';
import { AppError } from '../errors/app-error.ts';
import { idempotencyKeys } from './idempotency.table.ts';

const validKey = /^[A-Za-z0-9_-]{8,100}$/;

/** The request's Idempotency-Key. Throws IDEMPOTENCY_KEY when it is missing or malformed. */
export function idempotencyKey(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !validKey.test(key)) throw new AppError('IDEMPOTENCY_KEY');
  return key;
}

const hashOf = (request: unknown) => createHash('sha256').update(JSON.stringify(request)).digest('hex');

type Claim = { tenantId: string; actorId: string; key: string; request: unknown };

const rowOf = ({ tenantId, actorId, key }: Claim) =>
  and(
    eq(idempotencyKeys.tenantId, tenantId),
    eq(idempotencyKeys.actorId, actorId),
    eq(idempotencyKeys.key, key),
  );

/**
 * Does `work` once per actor and key within 24 hours, and answers every repetition with the first reply. The key and
 * the reply are written in the transaction of the work, so a crash leaves all of it or nothing; a repetition that
 * comes while the first is at work waits for its end. The same key with another request throws IDEMPOTENCY_MISMATCH.
 */
export async function once<T>(tx: Tx, claim: Claim, work: () => Promise<T>): Promise<T> {
  const { tenantId, actorId, key, request } = claim;
  const requestHash = hashOf(request);
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ tenantId, actorId, key, requestHash })
    .onConflictDoUpdate({
      target: [idempotencyKeys.tenantId, idempotencyKeys.actorId, idempotencyKeys.key],
      set: { requestHash, reply: null, createdAt: sql`now()` },
      setWhere: lt(idempotencyKeys.createdAt, sql`now() - interval '24 hours'`),
    })
    .returning({ key: idempotencyKeys.key });
  if (claimed.length === 0) return firstReply<T>(tx, claim, requestHash);
  const body = await work();
  await tx
    .update(idempotencyKeys)
    .set({ reply: { status: 201, body } })
    .where(rowOf(claim));
  return body;
}

async function firstReply<T>(tx: Tx, claim: Claim, requestHash: string): Promise<T> {
  const [first] = await tx
    .select({ requestHash: idempotencyKeys.requestHash, reply: idempotencyKeys.reply })
    .from(idempotencyKeys)
    .where(rowOf(claim));
  if (!first?.reply || first.requestHash !== requestHash) throw new AppError('IDEMPOTENCY_MISMATCH');
  return first.reply.body as T;
}
