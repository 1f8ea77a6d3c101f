import { sql } from 'drizzle-orm';
import { addUpStores } from '../features/store-figures/store-figures.service.ts';
import type { Database } from '../platform/database/database.ts';
import { onPlatform } from '../platform/tenancy/tenancy.ts';
import { eventually } from './eventually.ts';

/**
 * Waits until workers have done the work that filling stores causes, which changes rows of them: mails, events,
 * figures.
 */
export const workIsDone = (database: Database): Promise<number> =>
  eventually(
    async () => {
      await addUpStores(database);
      const { rows } = await onPlatform(database, (tx) =>
        tx.execute<{ left: number }>(sql`select (select count(*) from shopper_mails) + (select count(*)
          from webhook_events) + (select count(*) from figure_marks)
          + (select count(*) from mails where status = 'queued') as left`),
      );
      return Number(rows[0]?.left);
    },
    (left) => left === 0,
  );
