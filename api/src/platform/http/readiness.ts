import { access, constants } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';

type Check = 'database' | 'changes' | 'storage';

export type ReadinessOptions = {
  database: Database;
  /** Whether the changes of other processes are heard. */
  isHearing(): boolean;
  /** The folder of uploads and releases. */
  dataDir: string;
  /** Aborted when the process is about to stop: a balancer sends nothing more then. */
  stopping?: AbortSignal | undefined;
};

const timeoutMs = 2_000;

/** Returns false when a check takes too long: a database or a network folder that hangs does not answer at all. */
function inTime(check: Promise<unknown>): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, timeoutMs, false).unref());
  return Promise.race([
    check.then(
      () => true,
      () => false,
    ),
    late,
  ]);
}

export const isDatabaseUp = ({ pool }: Database): Promise<boolean> => inTime(pool.query('select 1'));

/**
 * Adds the routes for balancers and supervisors, which ask this process and not the platform behind it. `/health/live`:
 * the process answers. `/health/ready`: it can do its work and is not about to stop.
 */
export function serveReadiness(app: FastifyInstance, options: ReadinessOptions): void {
  const { database, isHearing, dataDir, stopping } = options;
  app.get('/health/live', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/health/ready', { schema: { hide: true } }, async (_request, reply) => {
    const [isUp, canWrite] = await Promise.all([
      isDatabaseUp(database),
      inTime(access(dataDir, constants.R_OK | constants.W_OK)),
    ]);
    const found: Record<Check, boolean> = { database: isUp, changes: isHearing(), storage: canWrite };
    const isReady = !stopping?.aborted && Object.values(found).every(Boolean);
    const checks = Object.fromEntries(Object.entries(found).map(([name, ok]) => [name, ok ? 'up' : 'down']));
    const status = stopping?.aborted ? 'stopping' : isReady ? 'ok' : 'down';
    return reply
      .status(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, checks });
  });
}
