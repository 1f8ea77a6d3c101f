import { join } from 'node:path';
import type { Logger } from 'pino';
import { startMailingHeads } from './features/audit-log/audit-log.heads.service.ts';
import { startSettlingCards } from './features/card-payments/card-payments.work.service.ts';
import { startPublishing } from './features/customization/customization.publishing.service.ts';
import { startWritingMails } from './features/order-mails/order-mails.service.ts';
import { startChecking } from './features/platform-notices/platform-notices.check.service.ts';
import { startCleaning } from './features/releases/releases.cleaning.service.ts';
import { startMeasuring } from './features/store-figures/store-figures.measure.service.ts';
import { startAggregating } from './features/store-figures/store-figures.service.ts';
import { startSavingTimes } from './features/store-figures/store-figures.times.service.ts';
import { startRemoving } from './features/store-removals/store-removals.due.service.ts';
import { startCollecting } from './features/subscription-payments/subscription-payments.work.service.ts';
import { startAdvancing } from './features/subscriptions/subscriptions.due.service.ts';
import { retryDelay } from './features/webhooks/retry-plan.ts';
import type { AppConfig } from './platform/config.ts';
import type { Database } from './platform/database/database.ts';
import { startForgettingKeys } from './platform/http/idempotency.cleaning.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import { mailerOf } from './platform/mail/mailer.ts';
import { retryAfterMs, startOutbox } from './platform/mail/outbox.ts';
import type { ReleaseFiles } from './platform/storage/release-files.ts';
import { folderStorage } from './platform/storage/storage.ts';
import { startWork } from './work.ts';

export type BackgroundOptions = {
  config: AppConfig;
  database: Database;
  /** The address of PostgreSQL itself: the queue listens, and its connections have a role. */
  directUrl: string;
  releaseFiles: ReleaseFiles;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** The delay before a failed mail is sent again. */
  mailRetryMs?: ((tries: number) => number) | undefined;
  /** The delay before a failed call of a webhook is made again; null for never. */
  webhookRetryMs?: ((tries: number) => number | null) | undefined;
  /** How often the jobs of processes that have died are looked for. */
  jobMonitorSeconds?: number | undefined;
  /** The time for the steps of subscriptions that are due. */
  clock: () => Date;
  /** Aborted when the process is about to stop. */
  stopping?: AbortSignal | undefined;
};

export type Background = {
  jobs: Jobs;
  /** A mail may be due. */
  wake(): void;
  /** Resolves when running work has ended. */
  stop(): Promise<void>;
};

/**
 * Starts the work outside of requests: jobs, mails, webhooks, payments, plans, old files. Any number of processes may;
 * with WORK=false this one only adds jobs for them.
 */
export function startBackground(options: BackgroundOptions): Background {
  const { config, database, directUrl: databaseUrl, log, mailRetryMs, jobMonitorSeconds, stopping } = options;
  const works = config.WORK ?? true;
  const work = startWork({
    ...{ config, database, databaseUrl, log, works, leaving: stopping, clock: options.clock },
    webhookRetryMs: options.webhookRetryMs ?? retryDelay,
    monitorSeconds: jobMonitorSeconds ?? 15,
  });
  const times = startSavingTimes({ database, log });
  const stopWith = (others: { stop(): Promise<void> }[]) => async () => {
    await work.stop();
    for (const other of [...others, times]) await other.stop();
  };
  if (!works) return { jobs: work.jobs, wake: () => undefined, stop: stopWith([]) };

  const mailer = mailerOf(config);
  if (!mailer && config.NODE_ENV === 'production')
    log.warn('SMTP_URL is not set: mails are kept to be read in the back office, and reach nobody');
  const outbox = startOutbox({ database, mailer, log, retryMs: mailRetryMs ?? retryAfterMs });
  const others = [
    startWritingMails({ config, database, log }),
    startSettlingCards({ config, database, log }),
    outbox,
    startCleaning({ database, releaseFiles: options.releaseFiles }, log),
    startPublishing(database, log),
    startForgettingKeys(database, log),
    startAdvancing(options),
    startCollecting(options),
    startMailingHeads(options),
    startAggregating({ database, log }),
    startMeasuring({ database, log }),
    startChecking({ config, database, log }),
    startRemoving({ ...options, storage: folderStorage(join(config.DATA_DIR, 'uploads')), jobs: work.jobs }),
  ];
  return { jobs: work.jobs, wake: outbox.wake, stop: stopWith(others) };
}
