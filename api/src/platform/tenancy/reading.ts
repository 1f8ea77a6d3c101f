import { drizzle } from 'drizzle-orm/node-postgres';
import { LRUCache } from 'lru-cache';
import pg from 'pg';
import type { Database, Tx } from '../database/database.ts';

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
type Reply = { rows: unknown[] };

/** What the driver's query does with the messages of the protocol; its published types leave it out. */
type DriverQuery = {
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

type Waiting = { query: TenantQuery; settle(error: Error | null, reply: Reply): void };

/** What one connection takes at once; more of it is spread over several. */
const together = 6;

/**
 * Sends what is asked for in the same turn together, over one connection, in one write. Each is still a transaction of
 * its own with an answer of its own.
 */
function gatherer(database: Database, tenantId: string) {
  let gathered: Waiting[] = [];

  function send(queries: Waiting[]): void {
    database.pool.connect((failed, client, release) => {
      if (failed || !client) {
        for (const { settle } of queries) settle(failed ?? new Error('No connection'), { rows: [] });
        return;
      }
      let open = queries.length;
      for (const { query, settle } of queries) {
        query.whenDone = (error, reply) => {
          open -= 1;
          if (open === 0) release();
          settle(error, reply);
        };
        client.query(query as unknown as pg.Submittable);
      }
    });
  }

  return (config: pg.QueryConfig, values: unknown[]): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const settle = (error: Error | null, reply: Reply) => (error ? reject(error) : resolve(reply));
      if (gathered.length === 0) {
        process.nextTick(() => {
          const queries = gathered;
          gathered = [];
          while (queries.length > 0) send(queries.splice(0, together));
        });
      }
      gathered.push({ query: new TenantQuery(tenantId, { ...config, values }), settle });
    });
}

const readers = new WeakMap<Database, LRUCache<string, Tx>>();

/**
 * Reads of one tenant, each in a transaction of its own that takes one round trip instead of three; those asked for
 * together share it. They see and cannot change the tenant's rows; two of them may see different moments.
 */
export function readerOf(database: Database, tenantId: string): Tx {
  let known = readers.get(database);
  if (!known) {
    known = new LRUCache({ max: 500 });
    readers.set(database, known);
  }
  const found = known.get(tenantId);
  if (found) return found;
  const client = { query: gatherer(database, tenantId) };
  const made = drizzle({ client: client as unknown as pg.PoolClient, casing: 'snake_case' });
  known.set(tenantId, made);
  return made;
}
