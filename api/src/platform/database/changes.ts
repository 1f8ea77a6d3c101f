import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Tx } from './database.ts';

/** What another process may have cached and now has to forget. */
export type Change =
  | { kind: 'tenants' }
  | { kind: 'settings'; tenantId: string }
  | { kind: 'catalog'; tenantId: string };

const channel = 'larder_changes';

/** Tells every process of a change, once the transaction commits. */
export async function announce(tx: Tx, change: Change): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${JSON.stringify(change)})`);
}

/** Hears the changes of all processes. `onChange(null)`, whenever it begins to hear, says that anything may have changed. */
export function hearChanges(
  url: string,
  onChange: (change: Change | null) => void,
  log: Pick<Logger, 'warn'>,
): () => Promise<void> {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  const connect = async () => {
    const mine = new pg.Client({ connectionString: url, keepAlive: true });
    client = mine;
    const lost = (error?: Error) => {
      if (closed || client !== mine) return;
      client = undefined;
      log.warn({ err: error }, 'the connection that hears changes was lost');
      mine.end().catch(() => undefined);
      retry = setTimeout(() => void connect(), 500);
    };
    mine.on('error', lost);
    mine.on('end', () => lost());
    mine.on('notification', ({ payload }) => payload && onChange(JSON.parse(payload) as Change));
    try {
      await mine.connect();
      await mine.query(`listen ${channel}`);
      onChange(null);
    } catch (error) {
      lost(error as Error);
    }
  };
  void connect();

  return async () => {
    closed = true;
    clearTimeout(retry);
    await client?.end().catch(() => undefined);
  };
}
