import type { Registry } from 'prom-client';
import { Counter, Gauge } from 'prom-client';
import type { Database } from '../../api/src/platform/database/database.ts';
import type { Backlog } from '../../api/src/platform/jobs/backlog.ts';
import { backlogOf } from '../../api/src/platform/jobs/backlog.ts';
import type { Durations } from './durations.ts';
import { createDurations } from './durations.ts';

/** Connections, statements, and what waits in the database. */
export function databaseMeter(registry: Registry) {
  const registers = [registry];
  const duration = createDurations(registry, {
    name: 'larder_statement_duration_seconds',
    help: 'How long statements took, by the name they are prepared under or their first word',
    labelNames: ['statement'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5],
  });
  const failures = new Counter({
    name: 'larder_statements_failed_total',
    help: 'Statements that the database refused or did not answer',
    labelNames: ['statement'],
    registers,
  });
  const statements = new Map<string, Durations>();

  return {
    statement(name: string, ms: number, failed: boolean): void {
      let row = statements.get(name);
      if (!row) {
        row = duration({ statement: name });
        statements.set(name, row);
      }
      row.observe(ms / 1_000);
      if (failed) failures.inc({ statement: name });
    },
    watch(database: Database): void {
      new Gauge({
        name: 'larder_database_connections',
        help: 'Connections for requests: used, idle, and requests that wait for one',
        labelNames: ['state'],
        registers,
        collect() {
          const { totalCount, idleCount, waitingCount } = database.pool;
          this.set({ state: 'used' }, totalCount - idleCount);
          this.set({ state: 'idle' }, idleCount);
          this.set({ state: 'waiting' }, waitingCount);
        },
      });
      let asking: Promise<Backlog[] | null> | undefined;
      /** One statement for all figures of one reading. */
      const backlog = () => {
        asking ??= backlogOf(database)
          .catch(() => null)
          .finally(() => {
            asking = undefined;
          });
        return asking;
      };
      new Gauge({
        name: 'larder_database_up',
        help: 'Whether the database answered when figures were asked for',
        registers,
        async collect() {
          this.set((await backlog()) ? 1 : 0);
        },
      });
      new Gauge({
        name: 'larder_queue_jobs',
        help: 'Jobs and mails: ready to be done, being done, and given up. The same in each process',
        labelNames: ['queue', 'state'],
        registers,
        async collect() {
          for (const { queue, oldest: _, ...counts } of (await backlog()) ?? [])
            for (const [state, count] of Object.entries(counts)) this.set({ queue, state }, Number(count));
        },
      });
      new Gauge({
        name: 'larder_queue_oldest_seconds',
        help: 'How long the oldest that is ready has waited',
        labelNames: ['queue'],
        registers,
        async collect() {
          for (const { queue, oldest } of (await backlog()) ?? []) this.set({ queue }, Number(oldest));
        },
      });
    },
  };
}
