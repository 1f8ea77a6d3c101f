import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { idempotencyKeys } from '../../features/orders/orders.table.ts';
import type { Tx } from '../database/database.ts';
import { preparedSql } from '../database/prepared.ts';
import { AppError } from '../errors/app-error.ts';

const validKey = /^[A-Za-z0-9_-]{8,100}$/;

/** The request's Idempotency-Key. Throws IDEMPOTENCY_KEY when it is missing or malformed. */
export function idempotencyKey(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !validKey.test(key)) throw new AppError('IDEMPOTENCY_KEY');
  return key;
}

const hashOf = (request: unknown) => createHash('sha256').update(JSON.stringify(request)).digest('hex');

const the = sql.placeholder;

/** What follows a claim is the same each time, too: planning its statements anew would take as long as running them. */
const claimRow = sql`
  insert into idempotency_keys (tenant_id, actor_id, key, request_hash)
  values (${the('tenantId')}, ${the('actorId')}, ${the('key')}, ${the('requestHash')})
  on conflict (tenant_id, actor_id, key) do update
    set request_hash = excluded.request_hash, reply = null, created_at = now()
    where idempotency_keys.created_at < now() - interval '24 hours'
  returning set_config('plan_cache_mode', 'force_generic_plan', true)`;

/** The claimed row, found by its key whatever PostgreSQL believes of the table: an UPDATE planned while it is small reads all of it. */
const keepReply = sql`
  insert into idempotency_keys (tenant_id, actor_id, key, request_hash, reply)
  values (${the('tenantId')}, ${the('actorId')}, ${the('key')}, ${the('requestHash')}, ${the('reply')})
  on conflict (tenant_id, actor_id, key) do update set reply = excluded.reply`;

type Claim = { tenantId: string; actorId: string; key: string; request: unknown };

/**
 * Does `work` once per actor and key, within 24 hours, and answers every repetition with the first reply. The row is
 * written in the transaction of the work, so a crash leaves both or neither; a repetition that comes while the first
 * is at work waits on the row. `work` hands its reply to `keep`, together with its last writes if it likes. The same
 * key with another request throws IDEMPOTENCY_MISMATCH. What `meanwhile` asks for travels together with the claim.
 */
export async function once<T, R = undefined>(
  tx: Tx,
  { tenantId, actorId, key, request }: Claim,
  work: (keep: (body: T) => Promise<unknown>, read: R) => Promise<T>,
  meanwhile?: () => Promise<R>,
): Promise<T> {
  const row = { tenantId, actorId, key, requestHash: hashOf(request) };
  const claiming = preparedSql(tx, 'idempotency_claim', () => claimRow).execute(row);
  const reading = meanwhile?.() ?? Promise.resolve(undefined as R);
  // For a repetition it does not matter what was read.
  reading.catch(() => undefined);
  const claimed = await claiming;
  if (claimed.rows.length > 0) {
    const keep = (body: T) =>
      preparedSql(tx, 'idempotency_keep', () => keepReply).execute({
        ...row,
        reply: JSON.stringify({ status: 201, body }),
      });
    return work(keep, await reading);
  }
  const [first] = await tx
    .select({ requestHash: idempotencyKeys.requestHash, reply: idempotencyKeys.reply })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.tenantId, tenantId),
        eq(idempotencyKeys.actorId, actorId),
        eq(idempotencyKeys.key, key),
      ),
    );
  if (!first?.reply || first.requestHash !== row.requestHash) throw new AppError('IDEMPOTENCY_MISMATCH');
  return first.reply.body as T;
}
