import type { AppConfig } from '../config.ts';
import { connectionsOfLimits } from '../http/limits.ts';
import { connectionsOfJobs } from '../jobs/jobs.ts';

type Connections = {
  /** Over DATABASE_URL, which may be a pooler. */
  shared: number;
  /** Connections to PostgreSQL itself: the one that hears changes, and those of the queue. */
  direct: number;
};

/** Returns the most connections to the database that one process of this role opens. */
export function connectionsOf({
  ROLE = 'all',
  WORK = true,
  DATABASE_POOL = 12,
}: Partial<AppConfig>): Connections {
  if (ROLE === 'edge') return { shared: 0, direct: 0 };
  if (ROLE === 'worker') return { shared: DATABASE_POOL, direct: 1 + connectionsOfJobs(true) };
  return { shared: DATABASE_POOL + connectionsOfLimits, direct: 1 + connectionsOfJobs(WORK) };
}
