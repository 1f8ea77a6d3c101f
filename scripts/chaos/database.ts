import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Link } from '../../api/src/testing/link.ts';
import { linkToDatabase } from '../../api/src/testing/link.ts';
import { readPostmaster } from '../../server/postgres/postmaster.ts';
import { removePostgres, startPostgres } from '../../server/postgres.ts';

/** The database of a world. */
export type Database = {
  /** The database itself, for who counts. */
  url: string;
  /** Its address, for the environment of the processes. */
  settings: Record<string, string>;
  stop(): Promise<void>;
};

/** A way to run the database. Faults of one kind happen in one world. */
export type Kind<D extends Database = Database> = {
  /** Why it cannot be had here; empty when it can. */
  missing(): string;
  start(folder: string): Promise<D>;
};

export type Bundled = Database & {
  /** Between the processes and the database. */
  network: Link;
  postmaster(): number;
};

/** The PostgreSQL that comes along, which is started again when it ends. */
export const bundled: Kind<Bundled> = {
  missing: () => '',
  async start(folder) {
    const dataDir = join(folder, 'database');
    const { url, stop } = await startPostgres({ dataDir, supervise: () => {} });
    const network = await linkToDatabase(url);
    return {
      ...{ url, network, settings: { DATABASE_URL: network.url } },
      postmaster() {
        const left = readPostmaster(join(realpathSync(dataDir), 'cluster'));
        if (!left) throw new Error('PostgreSQL does not run.');
        return left.pid;
      },
      async stop() {
        await network.close();
        await stop();
        await removePostgres(dataDir);
      },
    };
  },
};
