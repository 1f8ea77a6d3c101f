import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Tx } from '../database/database.ts';
import type { Permission } from '../identity/permissions.ts';
import type { Principal } from '../identity/principal.ts';
import type { Named } from './bulk.schema.ts';
import { bulkInput, bulkReply } from './bulk.schema.ts';
import { inGroups, lockRows, refuseTwice } from './bulk-items.ts';

type App = Parameters<FastifyPluginAsyncZod>[0];

/** What the items of one call are changed in: the transaction, whose rows, and who asks. */
export type BulkWork = { tx: Tx; tenantId: string; actor: Principal };

type BulkOperation<Item extends Named> = {
  /** The subject and what is done to it, such as `coupons.delete`; the last segment of the address. */
  name: string;
  permission: Permission;
  item: z.ZodType<Item>;
  run(work: BulkWork, items: Item[]): Promise<unknown>;
};

/**
 * POST /admin/bulk/{operation}: something is done to all items, or to none. What refuses them names the item, as
 * `items.3.id`. Every operation is a route of its own, with its own permission and its own items.
 */
export function bulkRoute<Item extends Named>(
  app: App,
  { name, permission, item, run }: BulkOperation<Item>,
) {
  app.post(
    `/admin/bulk/${name}`,
    {
      config: { access: { permission } },
      schema: { tags: ['bulk'], body: bulkInput(name, item), response: { 200: bulkReply } },
    },
    async (request) => {
      // Zod has parsed the items; what is generic here is only their type.
      const items = request.body.items as Item[];
      const actor = request.user();
      refuseTwice(items);
      await retryDeadlocks(() => request.inTenant((tx, tenantId) => run({ tx, tenantId, actor }, items)));
      return { operation: name, done: items.length };
    },
  );
}

type BulkRows<Status extends string> = {
  /** Subject and table name, such as `coupons`: the routes are `coupons.status` and `coupons.delete`. */
  subject: string;
  permission: Permission;
  /**
   * Its rows are locked first; those that are not there, or do not fit `condition`, are refused with NOT_FOUND. Left
   * out where `setStatus` and `remove` do both by themselves.
   */
  table?: PgTable & { tenantId: PgColumn; id: PgColumn };
  condition?: SQL;
  statuses: readonly [Status, ...Status[]];
  setStatus(work: BulkWork, ids: string[], status: Status): Promise<unknown>;
  remove?(work: BulkWork, ids: string[]): Promise<unknown>;
};

const id = z.uuid();

/** The two operations that most lists have: another status for the selected rows, and deleting them. */
export function bulkRowRoutes<const Status extends string>(app: App, rows: BulkRows<Status>): void {
  const { subject, permission, table, condition, statuses, setStatus, remove } = rows;
  const lock = async ({ tx, tenantId }: BulkWork, items: Named[]) =>
    table && lockRows(tx, tenantId, table, items, condition);
  bulkRoute(app, {
    name: `${subject}.status`,
    permission,
    item: z.strictObject({ id, status: z.enum(statuses) }) as unknown as z.ZodType<
      Named & { status: Status }
    >,
    async run(work, items) {
      await lock(work, items);
      await inGroups(
        items,
        ({ status }) => status,
        (ids, status) => setStatus(work, ids, status),
      );
    },
  });
  if (!remove) return;
  bulkRoute(app, {
    name: `${subject}.delete`,
    permission,
    item: z.strictObject({ id }),
    async run(work, items) {
      await lock(work, items);
      await inGroups(
        items,
        () => 'all',
        (ids) => remove(work, ids),
      );
    },
  });
}

const deadlock = '40P01';
const tries = 3;

/**
 * A call that changes many rows may wait for one that waits for it. When the database ends this one of the two, it
 * simply begins anew.
 */
async function retryDeadlocks(work: () => Promise<unknown>): Promise<void> {
  for (let left = tries; ; left -= 1) {
    try {
      await work();
      return;
    } catch (error) {
      const { code, cause } = error as { code?: string; cause?: { code?: string } };
      if ((cause?.code ?? code) !== deadlock || left === 1) throw error;
    }
  }
}
