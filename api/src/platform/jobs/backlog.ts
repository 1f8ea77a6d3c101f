import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { onPlatform } from '../tenancy/tenancy.ts';

/** `oldest`: the seconds that the oldest ready job has waited. */
export type Backlog = { queue: string; ready: number; active: number; failed: number; oldest: number };

/**
 * Counts the jobs that wait in each queue. The queue counts its jobs itself, every few seconds; mails are few, and an
 * index counts them.
 */
export const backlogOf = (database: Database): Promise<Backlog[]> =>
  onPlatform(database, async (tx) => {
    const { rows } = await tx.execute<Backlog>(sql`
      select name as queue, ready_count as ready, active_count as active, failed_count as failed,
        coalesce(ready_oldest_seconds, 0) as oldest from jobs.queue where name not like '\\_\\_%'
      union all
      select 'mails', count(*)::int, 0, 0, coalesce(extract(epoch from now() - min(created_at)), 0)::int
        from mails where status = 'queued'`);
    return rows;
  });
