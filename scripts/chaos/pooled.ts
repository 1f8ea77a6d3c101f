import { findProgram } from '../../api/src/testing/find-program.ts';
import type { Pooler } from '../../api/src/testing/pooler.ts';
import { startPooler } from '../../api/src/testing/pooler.ts';
import type { Database, Kind } from './database.ts';
import { bundled } from './database.ts';

export type Pooled = Database & { pooler: Pooler };

/** PgBouncer, with the configuration of deploy/, before the PostgreSQL that comes along. */
export const pooled: Kind<Pooled> = {
  missing: () => (findProgram('pgbouncer') ? '' : 'pgbouncer is not installed'),
  async start(folder) {
    const database = await bundled.start(folder);
    const pooler = await startPooler(database.url, 20);
    const settings = {
      ...{ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: database.url },
      DATABASE_PREPARED: String(pooler.hasNames),
    };
    return {
      ...{ url: database.url, pooler, settings },
      async stop() {
        await pooler.stop();
        await database.stop();
      },
    };
  },
};
