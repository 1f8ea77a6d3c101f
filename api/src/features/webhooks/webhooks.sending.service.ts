import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Job, Jobs } from '../../platform/jobs/jobs.ts';
import { inTenant } from '../../platform/tenancy/tenancy.ts';
import type { PostOutcome } from '../../platform/webhooks/post-signed.ts';
import { postSigned } from '../../platform/webhooks/post-signed.ts';
import { notifyStaff } from '../notifications/notifications.service.ts';
import type { retryDelay } from './retry-plan.ts';
import { mostFailingMs, pauseAfter } from './retry-plan.ts';
import { isWebhook } from './webhooks.service.ts';
import { webhookDeliveries as deliveries, webhooks } from './webhooks.table.ts';

export type Sending = {
  database: Database;
  jobs: Pick<Jobs, 'add'>;
  /** Only https, and no inner networks. */
  isStrict: boolean;
  retryMs: typeof retryDelay;
};

/** Somewhat more than a call may take. */
const longestTry = 15_000;

/** Makes one attempt of a delivery, and plans the next one if it fails. A repeated job finds nothing to do. */
export async function sendDelivery(sending: Sending, job: Job): Promise<'done'> {
  const { database, isStrict } = sending;
  const due = await inTenant(database, job.tenantId, (tx) => findDue(tx, sending, job));
  if (!due) return 'done';
  const { url, secret, body } = due;
  const outcome = await postSigned({ id: job.id, url, secret, body }, isStrict);
  await inTenant(database, job.tenantId, (tx) => keepOutcome(tx, sending, { ...job, ...due }, outcome));
  return 'done';
}

const isDelivery = ({ tenantId, id }: Job) =>
  and(eq(deliveries.tenantId, tenantId), eq(deliveries.id, id), eq(deliveries.status, 'waiting'));

async function findDue(tx: Tx, { jobs }: Sending, job: Job) {
  const [row] = await tx
    .select({
      webhookId: webhooks.id,
      name: webhooks.name,
      url: webhooks.url,
      secret: webhooks.secret,
      active: webhooks.active,
      failingSince: webhooks.failingSince,
      pausedUntil: webhooks.pausedUntil,
      body: deliveries.body,
      byHand: deliveries.byHand,
      attempts: deliveries.attempts,
    })
    .from(deliveries)
    .innerJoin(
      webhooks,
      and(eq(webhooks.tenantId, deliveries.tenantId), eq(webhooks.id, deliveries.webhookId)),
    )
    .where(and(isDelivery(job), lte(deliveries.nextAttemptAt, sql`now()`)));
  if (!row) return null;
  if (row.byHand) return row;
  if (!row.active) {
    await tx.update(deliveries).set({ status: 'failed', problem: 'off' }).where(isDelivery(job));
    return null;
  }
  if (!row.failingSince) return row;
  // While it fails, one message at a time is tried, and the others wait.
  const [mine] = await tx
    .update(webhooks)
    .set({ pausedUntil: sql`now() + ${longestTry} * interval '1 millisecond'` })
    .where(
      and(
        isWebhook(job.tenantId, row.webhookId),
        or(isNull(webhooks.pausedUntil), lte(webhooks.pausedUntil, sql`now()`)),
      ),
    )
    .returning({ id: webhooks.id });
  if (mine) return row;
  await plan(tx, jobs, { ...job, ...row }, row.pausedUntil ?? new Date());
  return null;
}

type Due = Job & NonNullable<Awaited<ReturnType<typeof findDue>>>;

async function plan(tx: Tx, jobs: Sending['jobs'], due: Due, nextAttemptAt: Date): Promise<void> {
  await tx.update(deliveries).set({ nextAttemptAt }).where(isDelivery(due));
  await jobs.add(tx, 'webhooks', { tenantId: due.tenantId, id: due.id }, nextAttemptAt);
}

async function keepOutcome(
  tx: Tx,
  { jobs, retryMs }: Sending,
  due: Due,
  { problem, status, reply, ms }: PostOutcome,
): Promise<void> {
  const attempts = due.attempts + 1;
  const delay = problem ? retryMs(attempts) : null;
  const ended = problem ? 'failed' : 'delivered';
  await tx
    .update(deliveries)
    .set({
      ...{ attempts, problem, replyStatus: status, replyText: reply, replyMs: ms, attemptedAt: new Date() },
      status: delay === null ? ended : 'waiting',
    })
    .where(isDelivery(due));
  const isItsWebhook = isWebhook(due.tenantId, due.webhookId);
  if (!problem) {
    if (due.failingSince)
      await tx.update(webhooks).set({ failingSince: null, pausedUntil: null }).where(isItsWebhook);
    return;
  }
  if (delay !== null) await plan(tx, jobs, due, new Date(Date.now() + delay));
  // A test that fails says nothing of the webhook's days.
  if (!due.byHand) await keepFailure(tx, due, retryMs(1) ?? 0);
}

/** The webhook rests for a while; after days of failures it is switched off, and staff are told. */
async function keepFailure(tx: Tx, { tenantId, webhookId, name, failingSince }: Due, first: number) {
  const now = Date.now();
  const failingMs = failingSince ? now - failingSince.getTime() : 0;
  const isOver = failingMs > mostFailingMs;
  await tx
    .update(webhooks)
    .set({
      failingSince: failingSince ?? new Date(now),
      pausedUntil: new Date(now + pauseAfter(failingMs, first)),
      ...(isOver && { active: false, stoppedAt: new Date(now), version: sql`${webhooks.version} + 1` }),
    })
    .where(isWebhook(tenantId, webhookId));
  if (isOver)
    await notifyStaff(tx, tenantId, {
      ...{ kind: 'webhook_stopped', message: name },
      dedupeKey: `webhook_stopped:${webhookId}:${now}`,
    });
}
