import type { Filling } from '../../platform/archive/fill-store.ts';
import type { AppConfig } from '../../platform/config.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { archives } from './archives.table.ts';

export type ArchiveRow = typeof archives.$inferSelect;
export type ArchiveChange = Partial<typeof archives.$inferInsert>;

export type WorkServices = {
  config: AppConfig;
  database: Database;
  storage: Storage;
  jobs: Pick<Jobs, 'add'>;
  clock: () => Date;
};

/** The parameters of each kind of work. */
export type Working = {
  services: WorkServices;
  row: ArchiveRow;
  filling: Pick<Filling, 'onProgress' | 'stopping'>;
  /** Says in the transaction of the work that it is done, so that it is never done twice. */
  finish(tx: Tx, change: ArchiveChange): Promise<void>;
};
