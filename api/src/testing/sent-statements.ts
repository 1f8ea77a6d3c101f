import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../platform/database/database.ts';
import type { Observe, Sent } from '../platform/database/observed.ts';

/** Statements that switch the role or tell other processes are no queries. */
const framing = /^\s*(set |select set_config\(|select pg_notify)/i;

/** Records the statements of applications with this `observe`: those that they send `during` some work, and no others. */
export function catchStatements(): {
  observe: Observe;
  during(work: () => Promise<unknown>): Promise<Sent[]>;
} {
  const catching = new AsyncLocalStorage<Sent[]>();
  return {
    observe(sent) {
      if (!framing.test(sent.text)) catching.getStore()?.push(sent);
    },
    async during(work) {
      const sent: Sent[] = [];
      await catching.run(sent, work);
      return sent;
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
    // EXPLAIN takes no parameters for EXECUTE, so the database writes them as texts.
    const quoted = values.map((_, index) => `quote_nullable($${index + 1}::text)`).join(', ');
    const { rows: texts } = await client.query({ text: `select ${quoted}`, values, rowMode: 'array' });
    const given = values.length > 0 ? `(${texts[0]?.join(', ')})` : '';
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
