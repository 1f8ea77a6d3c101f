import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Tx } from './database.ts';

/** What a process may have cached and now has to forget. */
export type Change =
  /** Whether a store is there, and its hosts. Without a store: those of any. */
  | { kind: 'tenants'; tenantId?: string }
  /** What a store's pages are made with; a trigger tells of it (security.sql). Without a store: those of all. */
  | { kind: 'settings'; tenantId?: string }
  | { kind: 'catalog'; tenantId: string }
  /** What shoppers are told of how much there is; a trigger tells of it (security.sql), not of each sale. */
  | { kind: 'stock'; tenantId: string }
  /** Sessions, users and roles; a trigger tells of them (security.sql). What is not named is all of them. */
  | { kind: 'principals'; tenantId?: string; userId?: string }
  /** Builds, compositions, rollouts or rings: what pages are made of. */
  | { kind: 'releases' }
  /** Nothing to forget: somebody put a mail into the outbox. */
  | { kind: 'mails' };

export type ChangeListener = {
  /** Null says that anything may have changed. */
  changed(change: Change | null): void;
  /** False: from now on changes pass unheard. When hearing begins, `changed(null)` follows. */
  hearing(on: boolean): void;
};

const channel = 'larder_changes';
const kinds: Record<string, true> = {
  tenants: true,
  settings: true,
  catalog: true,
  stock: true,
  principals: true,
  releases: true,
  mails: true,
};

/** Tells every process of a change, once the transaction commits. */
export async function announce(tx: Tx, change: Change): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${JSON.stringify(change)})`);
}

/** Whoever may connect may notify: what is not understood may mean anything. */
function read(payload: string | undefined): Change | null {
  try {
    const change = JSON.parse(payload ?? '') as Change | null;
    return change && kinds[change.kind] ? change : null;
  } catch {
    return null;
  }
}

/** Hears the changes of all processes, and goes on trying when the connection is lost. */
export function hearChanges(
  url: string,
  listener: ChangeListener,
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
      listener.hearing(false);
      log.warn({ err: error }, 'the connection that hears changes was lost');
      mine.end().catch(() => undefined);
      retry = setTimeout(() => void connect(), 500);
    };
    mine.on('error', lost);
    mine.on('end', () => lost());
    mine.on('notification', ({ payload }) => listener.changed(read(payload)));
    try {
      await mine.connect();
      await mine.query(`listen ${channel}`);
      listener.hearing(true);
      listener.changed(null);
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

/**
 * A trigger tells its own connection of a change as well, by a notice: what this pool's transactions changed is handed
 * on before whoever ran them goes on, without waiting for the notification to come round.
 */
export function hearOwnChanges(pool: pg.Pool, changed: (change: Change | null) => void): void {
  const received = new WeakMap<pg.PoolClient, (string | undefined)[]>();
  pool.on('connect', (client) => {
    client.on('notice', ({ message, detail }) => {
      if (message === channel) received.set(client, [...(received.get(client) ?? []), detail]);
    });
  });
  // The transaction is over then. Of one that was rolled back too much is forgotten, which does no harm.
  pool.on('release', (_error, client) => {
    const payloads = received.get(client);
    if (!payloads) return;
    received.delete(client);
    for (const payload of new Set(payloads)) changed(read(payload));
  });
}
