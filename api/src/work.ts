import { join } from 'node:path';
import type { Logger } from 'pino';
import { workOnArchive } from './features/archives/archives.work.service.ts';
import { callTeam } from './features/demotions/demotions.team-calls.service.ts';
import { publishDue, workOnChange } from './features/product-changes/product-changes.work.service.ts';
import { workOnImport } from './features/product-imports/product-imports.work.service.ts';
import { forgetOldTrash } from './features/product-trash/product-trash.service.ts';
import type { retryDelay } from './features/webhooks/retry-plan.ts';
import { startDispatching } from './features/webhooks/webhooks.events.service.ts';
import { sendDelivery } from './features/webhooks/webhooks.sending.service.ts';
import type { AppConfig } from './platform/config.ts';
import { hasStrictWebhooks } from './platform/config.ts';
import type { Database } from './platform/database/database.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import { startJobs } from './platform/jobs/jobs.ts';
import { folderStorage } from './platform/storage/storage.ts';

type Options = {
  config: AppConfig;
  database: Database;
  databaseUrl: string;
  log: Pick<Logger, 'warn'>;
  monitorSeconds: number;
  webhookRetryMs: typeof retryDelay;
  works: boolean;
  clock: () => Date;
  leaving?: AbortSignal | undefined;
};

/** Starts the queue of jobs, and in processes that work its workers. `stop` resolves when running work has ended. */
export function startWork(options: Options): { jobs: Jobs; stop(): Promise<void> } {
  const { config, database, log, webhookRetryMs: retryMs, works, clock } = options;
  const isStrict = hasStrictWebhooks(config);
  const storage = folderStorage(join(config.DATA_DIR, 'uploads'));
  const jobs = startJobs({
    ...options,
    workers: {
      'product-changes': (job, context) => workOnChange({ database, ...context }, job),
      'product-imports': (job, context) => workOnImport({ database, ...context }, job),
      'product-publishing': (job) => publishDue(database, job),
      'product-trash': (job) => forgetOldTrash(database, job),
      webhooks: (job, context) => sendDelivery({ database, isStrict, retryMs, ...context }, job),
    },
    platformWorkers: {
      'team-calls': (id) => callTeam(database, isStrict, id),
      archives: (id, context) => workOnArchive({ config, database, storage, clock, log }, id, context),
    },
  });
  const dispatching = works ? startDispatching({ database, jobs, log }) : undefined;
  return {
    jobs,
    async stop() {
      await dispatching?.stop();
      await jobs.stop();
    },
  };
}
