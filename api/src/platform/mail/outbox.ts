import { and, eq, inArray, lte, min, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { onPlatform } from '../tenancy/tenancy.ts';
import { oneLine } from './addresses.ts';
import type { Letter, Mailer } from './mailer.ts';
import { mails } from './mails.table.ts';

const mostTries = 8;
/** Longer than any attempt. When a process dies with a mail, others take it after this time. */
const leaseMs = 120_000;
const atOnce = 10;
const longestSleepMs = 30_000;
/** How often old mails are deleted. */
const purgeEveryMs = 3_600_000;
const purgeAtOnce = 5_000;

/**
 * Returns the delay before the next try: 10 s, 40 s, 2.7 min, 10.7 min, 43 min, then 2 hours each. Eight tries last
 * five hours.
 */
export const retryAfterMs = (tries: number): number => Math.min(10_000 * 4 ** (tries - 1), 7_200_000);

export type OutboxOptions = {
  database: Database;
  /** Null without a server; mails are stored to be read then. */
  mailer: Mailer | null;
  log: Pick<Logger, 'warn' | 'error'>;
  retryMs?: (tries: number) => number;
};

export type Outbox = {
  /** A mail may be due. */
  wake(): void;
  /** Resolves when running attempts have ended. */
  stop(): Promise<void>;
};

type Taken = Letter & { attempts: number };

/**
 * Sends the mails of the outbox while the process lives. Any number of processes may do so: one takes a mail by
 * moving its next attempt into the future, and sends it outside of any transaction. If it dies in between, the mail
 * is sent again: twice is better than never.
 */
export function startOutbox({ database, mailer, log, retryMs = retryAfterMs }: OutboxOptions): Outbox {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let purgeAt = 0;

  const run = async () => {
    do {
      again = false;
      try {
        if (mailer) while (!stopped && (await sendSome(database, mailer, log, retryMs)) > 0);
        else await keepAll(database);
        if (Date.now() >= purgeAt) {
          purgeAt = Date.now() + purgeEveryMs;
          while (!stopped && (await purgeSome(database)) === purgeAtOnce);
        }
      } catch (error) {
        if (!stopped) log.warn({ err: error }, 'the outbox could not be read');
      }
    } while (again && !stopped);
    const sleep = stopped ? 0 : await untilNext(database).catch(() => longestSleepMs);
    running = undefined;
    if (again) wake();
    else if (!stopped) timer = setTimeout(wake, sleep).unref();
  };
  const wake = () => {
    if (stopped) return;
    clearTimeout(timer);
    again = running !== undefined;
    running ??= run();
  };
  wake();

  return {
    wake,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
      mailer?.close();
    },
  };
}

async function keepAll(database: Database): Promise<void> {
  await onPlatform(database, (tx) =>
    tx.update(mails).set({ status: 'kept' }).where(eq(mails.status, 'queued')),
  );
}

/** Mails are retained for 90 days and deleted in batches, so that no query waits for the deletion. */
async function purgeSome(database: Database): Promise<number> {
  const { rowCount } = await onPlatform(database, (tx) =>
    tx.execute(sql`delete from mails where id in (
      select id from mails where created_at < now() - interval '90 days'
        and status = 'sent' and sent_at < now() - interval '90 days'
      order by created_at limit ${purgeAtOnce})`),
  );
  return rowCount ?? 0;
}

async function untilNext(database: Database): Promise<number> {
  const [row] = await onPlatform(database, (tx) =>
    tx
      .select({ at: min(mails.nextAttemptAt) })
      .from(mails)
      .where(eq(mails.status, 'queued')),
  );
  const ms = row?.at ? row.at.getTime() - Date.now() : longestSleepMs;
  return Math.min(Math.max(ms, 1), longestSleepMs);
}

function takeSome(database: Database): Promise<Taken[]> {
  return onPlatform(database, (tx) => {
    const due = tx
      .select({ id: mails.id })
      .from(mails)
      .where(and(eq(mails.status, 'queued'), lte(mails.nextAttemptAt, sql`now()`)))
      .orderBy(mails.nextAttemptAt)
      .limit(atOnce)
      .for('update', { skipLocked: true });
    return tx
      .update(mails)
      .set({
        attempts: sql`${mails.attempts} + 1`,
        nextAttemptAt: sql`now() + ${leaseMs} * interval '1 millisecond'`,
      })
      .where(inArray(mails.id, due))
      .returning({
        id: mails.id,
        sender: mails.sender,
        recipient: mails.recipient,
        subject: mails.subject,
        body: sql<string>`coalesce(${mails.body}, '')`,
        html: mails.html,
        unsubscribeUrl: mails.unsubscribeUrl,
        attempts: mails.attempts,
      });
  });
}

async function sendSome(
  database: Database,
  mailer: Mailer,
  log: OutboxOptions['log'],
  retryMs: (tries: number) => number,
): Promise<number> {
  const taken = await takeSome(database);
  await Promise.all(
    taken.map(async (mail) => {
      const outcome = await mailer.send(mail).then(
        // Its links open accounts, so the text must not stay readable here after it was sent.
        () => ({ status: 'sent' as const, sentAt: new Date(), body: null, html: null, error: null }),
        (error: Error) => {
          log.warn({ err: error, mail: mail.id, tries: mail.attempts }, 'a mail was not taken');
          const failed = mail.attempts >= mostTries;
          return {
            status: failed ? ('failed' as const) : ('queued' as const),
            error: oneLine(error.message),
            nextAttemptAt: new Date(Date.now() + retryMs(mail.attempts)),
          };
        },
      );
      await onPlatform(database, (tx) => tx.update(mails).set(outcome).where(eq(mails.id, mail.id)));
    }),
  );
  return taken.length;
}
