import type { Logger } from 'pino';
import type { ChangeListener } from './changes.ts';
import type { Database } from './database.ts';

/** The number of reads of shared data, by the database that answered. */
export type Reads = { replica: number; primary: number };

export type Replicas = ChangeListener & {
  /** A replica that has all changes of this store that this process knows of. Undefined: the primary has to be asked. */
  of(tenantId: string): Database | undefined;
  /** It did not answer: it is asked for nothing until it has said how far it is. */
  failed(replica: Database, error: unknown): void;
  reads(): Reads;
  close(): Promise<void>;
};

type Options = {
  primary: Database;
  replicas: Database[];
  log: Pick<Logger, 'warn' | 'info'>;
  lookEveryMs?: number;
  /** When a read had to go to the primary, it looks again after this time. */
  lookAgainMs?: number;
  now?: () => number;
};

/** Where a database was at a moment: bytes of its log. */
type Position = { at: number; lsn: number };
type Replica = { database: Database; currentAt: number; isBehind: boolean };

/** A replica that is further behind gets no reads at all. */
const mostLagMs = 5_000;
const never = Number.NEGATIVE_INFINITY;

/**
 * Chooses replicas for reads by how far they have replayed. The primary is asked for its position again and again; a
 * replica that has replayed one of these positions has everything that was committed before that moment. So it may
 * answer for a store when that moment is after the store's last change, which was heard after its commit.
 */
export function createReplicas(options: Options): Replicas {
  const { primary, log, lookEveryMs = 250, lookAgainMs = 20, now = () => performance.now() } = options;
  const replicas = options.replicas.map(
    (database): Replica => ({ database, currentAt: never, isBehind: true }),
  );
  const changedAt = new Map<string, number>();
  let allChangedAt = now();
  let isHearing = false;
  let positions: Position[] = [];
  let next = 0;
  const reads: Reads = { replica: 0, primary: 0 };
  /** Undefined while it looks. */
  let timer: NodeJS.Timeout | undefined;
  let isSoon = false;
  let looking: Promise<void> | undefined;
  let isClosed = false;

  async function look(): Promise<void> {
    const at = now();
    const lsn = await positionOf(primary, ofPrimary).catch(() => undefined);
    if (lsn !== undefined) positions.push({ at, lsn });
    positions = positions.filter((position) => position.at > at - mostLagMs);
    for (const [tenantId, when] of changedAt) if (when < at - 2 * mostLagMs) changedAt.delete(tenantId);
    await Promise.all(replicas.map(lookAt));
  }

  async function lookAt(replica: Replica): Promise<void> {
    const replayed = await positionOf(replica.database, ofReplica).catch(() => undefined);
    const passed = replayed === undefined ? [] : positions.filter(({ lsn }) => lsn <= replayed);
    replica.currentAt =
      replayed === undefined ? never : Math.max(replica.currentAt, ...passed.map(({ at }) => at));
    const isBehind = now() - replica.currentAt > mostLagMs;
    if (isBehind !== replica.isBehind)
      log[isBehind ? 'warn' : 'info'](
        { replica: replicas.indexOf(replica) },
        isBehind ? 'a replica is behind, or away: it gets no reads' : 'a replica is there: it gets reads',
      );
    replica.isBehind = isBehind;
  }

  function again(): void {
    timer = undefined;
    isSoon = false;
    looking = look().finally(() => {
      if (!isClosed) timer = setTimeout(again, lookEveryMs).unref();
    });
  }
  again();

  /**
   * Looks again soon: a replica that follows has a change some milliseconds later, and need not be waited for longer.
   */
  function lookSoon(): void {
    if (!timer || isSoon || replicas.every(({ isBehind }) => isBehind)) return;
    isSoon = true;
    clearTimeout(timer);
    timer = setTimeout(again, lookAgainMs).unref();
  }

  function choose(tenantId: string): Database | undefined {
    if (!isHearing) return undefined;
    const needed = Math.max(allChangedAt, changedAt.get(tenantId) ?? never, now() - mostLagMs);
    const fit = replicas.filter(({ currentAt }) => currentAt > needed);
    if (fit.length === 0) lookSoon();
    next += 1;
    return fit[next % fit.length]?.database;
  }

  return {
    of(tenantId) {
      const chosen = choose(tenantId);
      reads[chosen ? 'replica' : 'primary'] += 1;
      return chosen;
    },
    reads: () => ({ ...reads }),
    failed(database, error) {
      log.warn({ err: error }, 'a read failed at a replica, and goes to the primary');
      for (const replica of replicas) if (replica.database === database) replica.currentAt = never;
    },
    changed(change) {
      if (change && 'tenantId' in change && change.tenantId) changedAt.set(change.tenantId, now());
      else allChangedAt = now();
    },
    hearing(on) {
      isHearing = on;
      allChangedAt = now();
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await looking;
      await Promise.all(replicas.map(({ database }) => database.close()));
    },
  };
}

/** Every committed change is before this position, also where commits do not wait for the disk. */
const ofPrimary = 'pg_current_wal_insert_lsn()';
/** Null for a replica that was made the primary meanwhile: it follows nobody. */
const ofReplica = 'case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end';

async function positionOf({ pool }: Database, what: string): Promise<number | undefined> {
  const { rows } = await pool.query<{ lsn: string | null }>(
    `select ((${what}) - '0/0'::pg_lsn)::text as lsn`,
  );
  const lsn = rows[0]?.lsn;
  return lsn === null || lsn === undefined ? undefined : Number(lsn);
}
