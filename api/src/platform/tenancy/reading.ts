import { drizzle } from 'drizzle-orm/node-postgres';
import { LRUCache } from 'lru-cache';
import pg from 'pg';
import type { Database, Tx } from '../database/database.ts';
import type { Read, Reply } from './read-lines.ts';
import { readLines, together } from './read-lines.ts';

/** Statement that every connection knows from its start; see `database.ts`. */
const enter = 'enter_tenant';

/** Makes the rest of a transaction this tenant's, and read-only. */
export const enterTenant = {
  name: enter,
  text: `select set_config('role', 'larder_app', true), set_config('app.tenant_id', $1, true),
    set_config('transaction_read_only', 'on', true), set_config('plan_cache_mode', $2, true)`,
  values: ['', 'auto'],
};

type Wire = {
  bind(message: { statement: string; values: string[] }): void;
  execute(message: object): void;
};

/** What the driver's query does with the messages of the protocol; its published types leave it out. */
type DriverQuery = pg.Submittable & {
  prepare(connection: Wire): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Wire): void;
};
const DriverQuery = pg.Query as unknown as new (
  config: object,
  callback: (error: Error | null, reply: Reply) => void,
) => DriverQuery;

/**
 * A query that is a whole transaction, sent as one message and answered by one: the messages between two syncs of
 * PostgreSQL's extended protocol are a transaction, so it needs no BEGIN and no COMMIT. The answer to the first
 * statement, which sets role and tenant, is passed over.
 */
class TenantQuery extends DriverQuery {
  private readonly tenantId: string;
  private readonly planning: string;
  private entered = false;

  whenDone: (error: Error | null, reply: Reply) => void = () => undefined;

  constructor(tenantId: string, config: pg.QueryConfig) {
    super({ ...config, queryMode: 'extended' }, (error, reply) => this.whenDone(error, reply));
    this.tenantId = tenantId;
    // A named query is planned once for all tenants and values; planning it anew would take longer than running it.
    this.planning = config.name ? 'force_generic_plan' : 'auto';
  }

  override prepare(connection: Wire): void {
    connection.bind({ statement: enter, values: [this.tenantId, this.planning] });
    connection.execute({});
    super.prepare(connection);
  }

  override handleDataRow(message: unknown): void {
    if (this.entered) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Wire): void {
    if (this.entered) super.handleCommandComplete(message, connection);
    this.entered = true;
  }
}

/** Sends what is asked for in the same turn together, in one write. Each is still a transaction with an answer of its own. */
function gatherer(send: Send, tenantId: string) {
  let gathered: Read[] = [];

  return (config: pg.QueryConfig, values: unknown[]): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const settle = (error: Error | null, reply: Reply) => (error ? reject(error) : resolve(reply));
      if (gathered.length === 0) {
        process.nextTick(() => {
          const reads = gathered;
          gathered = [];
          while (reads.length > 0) send(reads.splice(0, together));
        });
      }
      gathered.push({ query: new TenantQuery(tenantId, { ...config, values }), settle });
    });
}

type Send = (reads: Read[]) => void;

const known = new WeakMap<Database, { send: Send; readers: LRUCache<string, Tx> }>();

/**
 * Reads of one tenant, each in a transaction of its own that takes one round trip instead of three; those asked for
 * together share it. They see and cannot change the tenant's rows; two of them may see different moments.
 */
export function readerOf(database: Database, tenantId: string): Tx {
  let mine = known.get(database);
  if (!mine) {
    mine = { send: readLines(database.pool), readers: new LRUCache({ max: 500 }) };
    known.set(database, mine);
  }
  const { send, readers } = mine;
  const found = readers.get(tenantId);
  if (found) return found;
  const client = { query: gatherer(send, tenantId) };
  const made = drizzle({ client: client as unknown as pg.PoolClient, casing: 'snake_case' });
  readers.set(tenantId, made);
  return made;
}
