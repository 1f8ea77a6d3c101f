import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Tx } from './database.ts';

/** A change that invalidates caches of a process. */
export type Change =
  /** A store's existence or its hosts. Without a tenant: those of any store. */
  | { kind: 'tenants'; tenantId?: string }
  /**
   * The data that a store's pages are made from; a trigger announces it (security.sql). Without a tenant: that of all
   * stores.
   */
  | { kind: 'settings'; tenantId?: string }
  | { kind: 'catalog'; tenantId: string }
  /** The stock that shoppers are shown. A trigger announces it (security.sql), but not for each sale. */
  | { kind: 'stock'; tenantId: string }
  /** Sessions, users and roles; a trigger announces them (security.sql). An omitted field means all of them. */
  | { kind: 'principals'; tenantId?: string; userId?: string }
  /** Builds, compositions, rollouts or rings: what pages are made of. */
  | { kind: 'releases' }
  /** A store has new orders, and its staff are told. Nothing is invalidated. */
  | { kind: 'orders'; tenantId: string }
  /** A mail was put into the outbox. Nothing is invalidated. */
  | { kind: 'mails' };

export type ChangeListener = {
  /** Null means that anything may have changed. */
  changed(change: Change | null): void;
  /** False means that changes may be missed from now on. When the connection is back, `changed(null)` follows. */
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
  orders: true,
};

/** Announces a change to every process when the transaction commits. */
export async function announce(tx: Tx, change: Change): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${JSON.stringify(change)})`);
}

/** Reads a payload. Every database role may notify, so an unreadable one is treated as a change of anything. */
function read(payload: string | undefined): Change | null {
  try {
    const change = JSON.parse(payload ?? '') as Change | null;
    return change && kinds[change.kind] ? change : null;
  } catch {
    return null;
  }
}

/** How often the connection is asked whether it still is one, and how long it may take to answer. */
const beatMs = 5_000;

/**
 * Receives the changes of all processes, and reconnects when the connection is lost. A connection that nobody ends but
 * nothing comes through is one, too: a network or a server that hangs says nothing.
 */
export function listenToChanges(
  url: string,
  listener: ChangeListener,
  log: Pick<Logger, 'warn'>,
  silenceMs = beatMs,
): () => Promise<void> {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let beat: NodeJS.Timeout | undefined;
  let closed = false;

  const connect = async () => {
    const mine = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: silenceMs,
    });
    client = mine;
    const lost = (error?: Error) => {
      if (closed || client !== mine) return;
      client = undefined;
      clearTimeout(beat);
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
      const ask = () => {
        if (closed || client !== mine) return;
        beat = setTimeout(() => void mine.query('select 1').then(ask, lost), silenceMs).unref();
      };
      ask();
    } catch (error) {
      lost(error as Error);
    }
  };
  void connect();

  return async () => {
    closed = true;
    clearTimeout(retry);
    clearTimeout(beat);
    await client?.end().catch(() => undefined);
  };
}

/**
 * Passes this pool's own changes on before their transaction returns. They need not wait for the notification, as a
 * trigger also sends a notice to its own connection.
 */
export function listenToOwnChanges(pool: pg.Pool, changed: (change: Change | null) => void): void {
  const received = new WeakMap<pg.PoolClient, (string | undefined)[]>();
  pool.on('connect', (client) => {
    client.on('notice', ({ message, detail }) => {
      if (message === channel) received.set(client, [...(received.get(client) ?? []), detail]);
    });
  });
  // The transaction is over. If it was rolled back, too much is invalidated, which does no harm.
  pool.on('release', (_error, client) => {
    const payloads = received.get(client);
    if (!payloads) return;
    received.delete(client);
    for (const payload of new Set(payloads)) changed(read(payload));
  });
}
