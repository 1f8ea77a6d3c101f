import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import type { Database } from '../platform/database/database.ts';

/** A statement as a service sent it. */
export type Sent = { name: string | undefined; text: string; values: unknown[] };

/** Transaction statements are no queries. */
const framing = /^\s*(begin|commit|rollback|set |select set_config\(|select pg_notify)/i;

/** Records the statements that applications started after this send `during` some work, and no others. */
export function catchStatements(): { during(work: () => Promise<unknown>): Promise<Sent[]>; stop(): void } {
  const catching = new AsyncLocalStorage<Sent[]>();
  const client = pg.Client.prototype as unknown as { query(...given: unknown[]): unknown };
  const { query } = client;
  client.query = function caught(this: unknown, ...given: unknown[]) {
    const [statement, values] = given as [string | Partial<Sent>, unknown];
    const { name, text, values: own } = typeof statement === 'string' ? { text: statement } : statement;
    if (text && !framing.test(text)) {
      const bound = Array.isArray(values) ? values : (own ?? []);
      catching.getStore()?.push({ name, text, values: bound });
    }
    return query.apply(this, given);
  };
  return {
    async during(work) {
      const sent: Sent[] = [];
      await catching.run(sent, work);
      return sent;
    },
    stop() {
      client.query = query;
    },
  };
}

export type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: PlanNode[];
};

/** The driver's own way to write a value as text; its published types leave it out. */
const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils;

const literal = (value: unknown): string => {
  const text = prepareValue(value);
  return text === null || text === undefined ? 'null' : pg.escapeLiteral(String(text));
};

/** Returns how the database runs a statement: with the store's role (or the platform's) and the same values. */
export async function planOf(
  database: Database,
  storeId: string | null,
  { name, text, values }: Sent,
): Promise<{ nodes: PlanNode[]; milliseconds: number }> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    const planning = name ? 'force_generic_plan' : 'force_custom_plan';
    await client.query(
      `select set_config('role', $1, true), set_config('app.tenant_id', $2, true), set_config('plan_cache_mode', $3, true)`,
      [storeId ? 'larder_app' : 'larder_platform', storeId ?? '', planning],
    );
    await client.query(`prepare looked_at as ${text}`);
    const given = values.length > 0 ? `(${values.map(literal).join(', ')})` : '';
    const { rows } = await client.query(`explain (analyze, format json) execute looked_at${given}`);
    await client.query('deallocate looked_at');
    const [{ Plan, 'Execution Time': milliseconds }] = rows[0]['QUERY PLAN'];
    return { nodes: flat(Plan), milliseconds };
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const flat = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flat)];

/** Counts the rows that were read, over all loops. */
export const rowsInto = (node: PlanNode): number =>
  (node.Plans ?? []).reduce((sum, one) => sum + one['Actual Rows'] * one['Actual Loops'], 0);
