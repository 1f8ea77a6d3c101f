import { and, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { oneLine } from '../mail/addresses.ts';
import { retryAfterMs } from '../mail/outbox.ts';
import { onPlatform } from '../tenancy/tenancy.ts';
import { postSigned } from './post-signed.ts';
import { webhooks } from './webhooks.table.ts';

const mostTries = 8;
/** Longer than any attempt. When a process dies with a call, others take it after this time. */
const leaseMs = 60_000;
const atOnce = 10;
const everyMs = 30_000;

type Options = {
  database: Database;
  log: Pick<Logger, 'warn'>;
  /** Only https, and no inner networks. */
  isStrict: boolean;
  retryMs?: (tries: number) => number;
};

export type Webhooks = { wake(): void; stop(): Promise<void> };

/** Makes the calls that are due while the process lives. Any number of processes may do so, as with the mails. */
export function startWebhooks({ database, log, isStrict, retryMs = retryAfterMs }: Options): Webhooks {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  async function run(): Promise<void> {
    do {
      again = false;
      try {
        while (!stopped && (await sendSome()) > 0);
        await onPlatform(database, (tx) =>
          tx.delete(webhooks).where(lt(webhooks.createdAt, sql`now() - interval '30 days'`)),
        );
      } catch (error) {
        if (!stopped) log.warn({ err: error }, 'webhooks could not be read');
      }
    } while (again && !stopped);
    running = undefined;
    if (!stopped) timer = setTimeout(wake, Math.min(everyMs, retryMs(1))).unref();
  }
  function wake(): void {
    if (stopped) return;
    clearTimeout(timer);
    again = running !== undefined;
    running ??= run();
  }

  async function sendSome(): Promise<number> {
    const taken = await onPlatform(database, (tx) => {
      const due = tx
        .select({ id: webhooks.id })
        .from(webhooks)
        .where(and(lt(webhooks.attempts, mostTries), lte(webhooks.nextAttemptAt, sql`now()`)))
        .limit(atOnce)
        .for('update', { skipLocked: true });
      return tx
        .update(webhooks)
        .set({
          attempts: sql`${webhooks.attempts} + 1`,
          nextAttemptAt: sql`now() + ${leaseMs} * interval '1 millisecond'`,
        })
        .where(inArray(webhooks.id, due))
        .returning({
          id: webhooks.id,
          url: webhooks.url,
          secret: webhooks.secret,
          body: webhooks.body,
          attempts: webhooks.attempts,
        });
    });
    await Promise.all(
      taken.map(async ({ attempts, ...post }) => {
        const failure = await postSigned(post, isStrict).then(
          () => null,
          (error: Error) => error,
        );
        const mine = eq(webhooks.id, post.id);
        if (!failure) return onPlatform(database, (tx) => tx.delete(webhooks).where(mine));
        log.warn({ err: failure, webhook: post.url, tries: attempts }, 'a webhook was not taken');
        const nextAttemptAt = new Date(Date.now() + retryMs(attempts));
        const error = oneLine(failure.message);
        return onPlatform(database, (tx) => tx.update(webhooks).set({ nextAttemptAt, error }).where(mine));
      }),
    );
    return taken.length;
  }

  wake();
  return {
    wake,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
