import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Tx } from '../database/database.ts';
import { switchToPlatform, switchToTenant } from '../tenancy/tenancy.ts';

/** The queues of work that is too long for a request. */
export const queues = [
  'product-changes',
  'product-imports',
  'product-publishing',
  'product-trash',
  'webhooks',
] as const;
export type Queue = (typeof queues)[number];

/** The queues of the platform's own work. */
export const platformQueues = ['team-calls', 'archives'] as const;
export type PlatformQueue = (typeof platformQueues)[number];

/** A job names its store and a row of it. All else is in the store's tables, behind row-level security. */
export type Job = { tenantId: string; id: string };

/**
 * Does a part of a job, for some seconds at most, and returns whether there is more. It may be called again for a part
 * that was done: a process may die before the queue knows of it.
 */
export type Worker = (job: Job, context: WorkerContext) => Promise<'done' | 'more'>;

/** `stopping` is aborted when the process is about to end: the worker leaves the rest to another. */
export type WorkerContext = { jobs: Pick<Jobs, 'add'>; stopping: AbortSignal };

/** `id` is a row of the platform. It is called again after a failure. */
export type PlatformWorker = (id: string, context: WorkerContext) => Promise<void>;

export type Jobs = {
  /** Adds a job in the transaction that causes it. `at` is when it is due. */
  add(tx: Tx, queue: Queue, job: Job, at?: Date): Promise<void>;
  /** Adds a job as `add` does, in a transaction of the platform. */
  addForPlatform(tx: Tx, queue: PlatformQueue, id: string): Promise<void>;
  /** Resolves when the running parts have ended. */
  stop(): Promise<void>;
};

/** The schema of the queue's own tables. */
export const jobSchema = 'jobs';

/** Opens the queue without its workers, as migrations need only its tables. */
const openQueue = (databaseUrl: string, options: Partial<ConstructorParameters<typeof PgBoss>[0] & object>) =>
  new PgBoss({
    connectionString: databaseUrl,
    schema: jobSchema,
    schedule: false,
    registerInstance: false,
    openTelemetry: { enabled: false },
    ...options,
  });

/** Creates or updates the tables of the queue. Callers hold the lock of the migrations. */
export async function migrateJobs(databaseUrl: string): Promise<void> {
  const boss = openQueue(databaseUrl, { supervise: false, max: 1 });
  // Its failures also reject the calls below.
  boss.on('error', () => undefined);
  await boss.start();
  try {
    for (const queue of [...queues, ...platformQueues]) {
      await boss.createQueue(queue, rules);
      await boss.updateQueue(queue, rules);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}

/**
 * A process that dies stops its heartbeat, and others take its jobs. A job that fails is tried again with growing
 * delays, for about a day.
 */
const rules = {
  heartbeatSeconds: 10,
  expireInSeconds: 3_600,
  retryLimit: 40,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 3_600,
  retentionSeconds: 400 * 86_400,
  deleteAfterSeconds: 86_400,
  notify: true,
};

const retryMs = 1_000;

type Options = {
  databaseUrl: string;
  log: Pick<Logger, 'warn'>;
  workers: Record<Queue, Worker>;
  platformWorkers: Record<PlatformQueue, PlatformWorker>;
  /** How often the jobs of dead processes are looked for. */
  monitorSeconds: number;
  /** Whether this process works on jobs; else it only adds them. */
  works?: boolean;
  /** Aborted when the process is about to stop: running jobs are given back, and no more are taken. */
  leaving?: AbortSignal | undefined;
};

/** Returns the connections of the queue in one process: its statements, and one that listens. */
export const connectionsOfJobs = (works: boolean): number => (works ? 3 : 1);

/**
 * Works on jobs while the process lives; any number of processes may. The queue's connections have the platform's role,
 * which no store's rows are shown to, and the workers open transactions as the job's store.
 */
export function startJobs(options: Options): Jobs {
  const { databaseUrl, log, workers, platformWorkers, monitorSeconds, works = true, leaving } = options;
  const stopping = new AbortController();
  leaving?.addEventListener('abort', () => void leave(), { once: true });
  const boss = openQueue(databaseUrl, {
    options: '-c role=larder_platform',
    max: works ? 2 : 1,
    migrate: false,
    createSchema: false,
    reindex: false,
    monitorVacuum: false,
    useListenNotify: works,
    supervise: works,
    superviseIntervalSeconds: monitorSeconds,
    monitorIntervalSeconds: monitorSeconds,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the queue of jobs failed'));
  const add: Jobs['add'] = async (tx, queue, job, at) => {
    await started;
    await switchToPlatform(tx);
    await boss.send(queue, job, {
      db: fromDrizzle(tx, sql),
      group: { id: job.tenantId },
      ...(at && { startAfter: at }),
    });
    await switchToTenant(tx, job.tenantId);
  };
  const addForPlatform: Jobs['addForPlatform'] = async (tx, queue, id) => {
    await started;
    await boss.send(queue, { id }, { db: fromDrizzle(tx, sql) });
  };
  // One job of a store at a time, so that a store's large import does not delay the others.
  const rule = {
    localConcurrency: 4,
    localGroupConcurrency: 1,
    pollingIntervalSeconds: 2,
    notifyPollingIntervalSeconds: 5,
  };
  const rulesOf: Partial<Record<Queue | PlatformQueue, object>> = {
    // Each of them reads or writes whole stores.
    archives: { localConcurrency: 1 },
    // Calls wait for their answers most of the time, so many run at once, several of one store among them.
    webhooks: {
      ...{ localGroupConcurrency: undefined, batchSize: 10, burstWhenBatchFull: true },
      notifyPollingIntervalSeconds: 2,
    },
  };
  async function workOn(queue: Queue, job: Job): Promise<void> {
    if (stopping.signal.aborted) throw new Error('the process is about to stop');
    const context = { jobs: { add }, stopping: stopping.signal };
    while ((await workers[queue](job, context)) === 'more')
      if (stopping.signal.aborted) throw new Error('another process has to go on');
  }
  /** Starts the queue. It waits for a database that is not there yet, like all that lives as long as the process. */
  async function start(): Promise<void> {
    for (;;) {
      try {
        await boss.start();
        break;
      } catch (error) {
        if (stopping.signal.aborted) return;
        log.warn({ err: error }, 'the queue of jobs could not be opened');
        await delay(retryMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
    if (!works) return;
    for (const queue of queues) {
      await boss.work<Job>(queue, { ...rule, ...rulesOf[queue] }, async (batch) => {
        const ends = await Promise.allSettled(batch.map(({ data }) => workOn(queue, data)));
        const failed = ends.find((end) => end.status === 'rejected');
        // The others are called again, too, and find that they are done.
        if (failed) throw failed.reason;
      });
    }
    for (const queue of platformQueues) {
      await boss.work<Pick<Job, 'id'>>(queue, { ...rule, ...rulesOf[queue] }, async ([job]) => {
        if (!job || stopping.signal.aborted) throw new Error('the process is about to stop');
        await platformWorkers[queue](job.data.id, { jobs: { add }, stopping: stopping.signal });
      });
    }
  }
  const started = start();
  /** Others take the rest at once. Requests that are still running may add jobs until the end. */
  async function leave(): Promise<void> {
    stopping.abort();
    await started;
    if (works) for (const queue of [...queues, ...platformQueues]) await boss.offWork(queue, { wait: false });
  }
  return {
    add,
    addForPlatform,
    async stop() {
      await leave();
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}
