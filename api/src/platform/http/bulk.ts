import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FastifyContextConfig } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Tx } from '../database/database.ts';
import type { RowTable, VersionedTable } from '../database/rows.ts';
import { changeRows } from '../database/rows.ts';
import type { OperatorPermission } from '../identity/operator-permissions.ts';
import type { Permission } from '../identity/permissions.ts';
import type { Principal } from '../identity/principal.ts';
import type { Named } from './bulk.schema.ts';
import { bulkInput, bulkReply } from './bulk.schema.ts';
import { inGroups, lockItems, refuseTwice } from './bulk-items.ts';

type App = Parameters<FastifyPluginAsyncZod>[0];

/** The context of one call: its transaction, tenant and user. */
export type BulkWork = { tx: Tx; tenantId: string; actor: Principal };

type BulkOperation<Item extends Named> = {
  /** Subject and operation, such as `coupons.delete`; the last segment of the path. */
  name: string;
  /** `admin` is for everybody on the staff. */
  permission: Permission | 'admin';
  item: z.ZodType<Item>;
  /** Operators have such rows of their own, on the platform's host. */
  orPlatform?: boolean;
  run(work: BulkWork, items: Item[]): Promise<unknown>;
};

/**
 * POST /admin/bulk/{operation} changes all items or none. A refusal names the item, as `items.3.id`. Every operation
 * is a route of its own, with its own permission and item schema.
 */
export function bulkRoute<Item extends Named>(
  app: App,
  { name, permission, item, orPlatform = false, run }: BulkOperation<Item>,
) {
  app.post(
    `/admin/bulk/${name}`,
    {
      config: { access: permission === 'admin' ? permission : { permission } },
      schema: { tags: ['bulk'], body: bulkInput(name, item), response: { 200: bulkReply } },
    },
    async (request) => {
      // Zod has parsed the items; only their type is generic here.
      const items = request.body.items as Item[];
      const actor = request.user();
      refuseTwice(items);
      const inRows = orPlatform ? request.inOwn.bind(request) : request.inTenant.bind(request);
      await retryDeadlocks(() => inRows((tx, tenantId) => run({ tx, tenantId, actor }, items)));
      return { operation: name, done: items.length };
    },
  );
}

type PlatformBulkOperation<Item extends Named> = Pick<BulkOperation<Item>, 'name' | 'item'> & {
  /** `operator` is for all of them; `run` checks more. */
  permission: OperatorPermission | 'operator';
  /** `run` writes the entries of the audit log. */
  audited?: FastifyContextConfig['audited'];
  run(work: Omit<BulkWork, 'tenantId'>, items: Item[]): Promise<unknown>;
  /** Runs after the transaction. */
  done?(): void;
};

/** Adds such a route for operators, about the platform's own rows. */
export function platformBulkRoute<Item extends Named>(
  app: App,
  { name, permission, audited, item, run, done }: PlatformBulkOperation<Item>,
) {
  app.post(
    `/admin/bulk/${name}`,
    {
      config: {
        access: permission === 'operator' ? permission : { operator: permission },
        ...(audited && { audited }),
      },
      schema: { tags: ['bulk'], body: bulkInput(name, item), response: { 200: bulkReply } },
    },
    async (request) => {
      const items = request.body.items as Item[];
      const actor = request.user();
      refuseTwice(items);
      await retryDeadlocks(() => request.onPlatform((tx) => run({ tx, actor }, items)));
      done?.();
      return { operation: name, done: items.length };
    },
  );
}

/** The changes that a list allows for many of its rows at once. */
export type BulkCalls<Status extends string> = {
  condition?: SQL;
  statuses: readonly [Status, ...Status[]];
  remove?(tx: Tx, tenantId: string, ids: string[], actor: Principal): Promise<unknown>;
  /** Undoes `remove`. */
  restore?(tx: Tx, tenantId: string, ids: string[], actor: Principal): Promise<unknown>;
} & (
  | {
      /**
       * The table whose rows are locked first; rows that are missing or do not match `condition` are refused with
       * NOT_FOUND. Omitted when `setStatus` and `remove` check this themselves.
       */
      table?: RowTable;
      setStatus(
        tx: Tx,
        tenantId: string,
        ids: string[],
        status: NoInfer<Status>,
        actor: Principal,
      ): Promise<unknown>;
    }
  // A status is a column of the rows, and nothing else changes with it.
  | { table: VersionedTable & { status: PgColumn }; setStatus?: never }
);

type BulkRows<Status extends string> = BulkCalls<Status> & {
  /** Subject, such as `coupons`: the routes are `coupons.status` and `coupons.delete`. */
  subject: string;
  permission: Permission;
};

const id = z.uuid();

/** Adds the operations that most lists have: setting a status, deleting, and undoing that. */
export function bulkRowRoutes<const Status extends string>(app: App, rows: BulkRows<Status>): void {
  const { subject, permission, table, condition, statuses, remove, restore } = rows;
  const setStatus =
    rows.setStatus ??
    ((tx: Tx, tenantId: string, ids: string[], status: Status) =>
      changeRows(tx, tenantId, rows.table as VersionedTable, ids, { status } as object));
  const lock = async (tx: Tx, tenantId: string, items: Named[]) =>
    table && lockItems(tx, tenantId, table, items, condition);
  bulkRoute(app, {
    name: `${subject}.status`,
    permission,
    item: z.strictObject({ id, status: z.enum(statuses) }) as unknown as z.ZodType<
      Named & { status: Status }
    >,
    async run({ tx, tenantId, actor }, items) {
      await lock(tx, tenantId, items);
      await inGroups(
        items,
        ({ status }) => status,
        (ids, status) => setStatus(tx, tenantId, ids, status, actor),
      );
    },
  });
  if (restore) restoreRoute(app, { subject, permission, restore });
  if (!remove) return;
  bulkRoute(app, {
    name: `${subject}.delete`,
    permission,
    item: z.strictObject({ id }),
    async run({ tx, tenantId, actor }, items) {
      await lock(tx, tenantId, items);
      await inGroups(
        items,
        () => 'all',
        (ids) => remove(tx, tenantId, ids, actor),
      );
    },
  });
}

type Restoring = {
  /** The routes are `coupons.restore`. */
  subject: string;
  permission: Permission | 'admin';
  orPlatform?: boolean;
  restore(tx: Tx, tenantId: string, ids: string[], actor: Principal): Promise<unknown>;
};

/** Adds the operation that brings deleted rows back. */
export function restoreRoute(
  app: App,
  { subject, permission, orPlatform = false, restore }: Restoring,
): void {
  bulkRoute(app, {
    name: `${subject}.restore`,
    permission,
    orPlatform,
    item: z.strictObject({ id }),
    run: ({ tx, tenantId, actor }, items) =>
      inGroups(
        items,
        () => 'all',
        (ids) => restore(tx, tenantId, ids, actor),
      ),
  });
}

const deadlock = '40P01';
const tries = 3;

/** Calls that change many rows can deadlock. The one that the database ends is started again. */
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
