import { isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '../../platform/database/database.ts';
import type { Permission } from '../../platform/identity/permissions.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { setCategoryStatus } from '../categories/categories.service.ts';
import { categories } from '../categories/categories.table.ts';
import { coupons } from '../coupons/coupons.table.ts';
import { deleteCoupons, setCouponStatus } from '../coupons/coupons.write.service.ts';
import { deleteNotification, setNotificationStatus } from '../notifications/notifications.service.ts';
import { orderStatusInput } from '../orders/orders.schema.ts';
import { lockForMoves, moveOrder } from '../orders/orders.status.service.ts';
import { orders } from '../orders/orders.table.ts';
import { products } from '../products/products.table.ts';
import { deleteProducts, setProductStatus } from '../products/products.write.service.ts';
import { deleteStaff, setStaffStatus } from '../staff/staff.write.service.ts';
import { inGroups, lockRows, oneByOne, refuseTwice } from './bulk.items.service.ts';
import type { Named } from './bulk.schema.ts';

type Work = { tx: Tx; tenantId: string; actor: Principal };

/** What can be done to many rows at once: who may, what an item says, and the service that does it. */
export type BulkOperation = {
  name: string;
  permission: Permission;
  item: z.ZodType<Named>;
  run(work: Work, items: Named[]): Promise<void>;
};

/** `run` gets what `item` has parsed; of that a list of different operations knows only that it has an id. */
const operation = <Item extends Named>(given: {
  name: string;
  permission: Permission;
  item: z.ZodType<Item>;
  run(work: Work, items: Item[]): Promise<void>;
}) => given as unknown as BulkOperation;

const id = z.uuid();
const row = z.strictObject({ id });
const withStatus = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.strictObject({ id, status: z.enum(words) });
const together = () => 'all';
const statusOf = <Status extends string>({ status }: { status: Status }): Status => status;

export const bulkOperations: BulkOperation[] = [
  operation({
    name: 'products.status',
    permission: 'write_products',
    item: withStatus(['show', 'hide', 'draft']),
    async run({ tx, tenantId }, items) {
      await lockRows(tx, tenantId, products, items, isNull(products.deletedAt));
      await inGroups(items, statusOf, (ids, status) => setProductStatus(tx, tenantId, ids, status));
    },
  }),
  operation({
    name: 'products.delete',
    permission: 'write_products',
    item: row,
    async run({ tx, tenantId }, items) {
      await lockRows(tx, tenantId, products, items, isNull(products.deletedAt));
      await inGroups(items, together, (ids) => deleteProducts(tx, tenantId, ids));
    },
  }),
  operation({
    name: 'categories.status',
    permission: 'write_categories',
    item: withStatus(['show', 'hide']),
    async run({ tx, tenantId }, items) {
      await lockRows(tx, tenantId, categories, items);
      await inGroups(items, statusOf, (ids, status) => setCategoryStatus(tx, tenantId, ids, status));
    },
  }),
  operation({
    name: 'coupons.status',
    permission: 'write_coupons',
    item: withStatus(['show', 'hide']),
    async run({ tx, tenantId }, items) {
      await lockRows(tx, tenantId, coupons, items);
      await inGroups(items, statusOf, (ids, status) => setCouponStatus(tx, tenantId, ids, status));
    },
  }),
  operation({
    name: 'coupons.delete',
    permission: 'write_coupons',
    item: row,
    async run({ tx, tenantId }, items) {
      await lockRows(tx, tenantId, coupons, items);
      await inGroups(items, together, (ids) => deleteCoupons(tx, tenantId, ids));
    },
  }),
  operation({
    name: 'orders.status',
    permission: 'write_orders',
    item: orderStatusInput.extend({ id }),
    async run({ tx, tenantId, actor }, items) {
      await lockRows(tx, tenantId, orders, items);
      await lockForMoves(
        tx,
        tenantId,
        items.map((item) => item.id),
      );
      await oneByOne(items, ({ id: orderId, ...input }) => moveOrder(tx, tenantId, actor, orderId, input));
    },
  }),
  operation({
    name: 'notifications.status',
    permission: 'read_notifications',
    item: withStatus(['read', 'unread']),
    run: ({ tx, tenantId }, items) =>
      oneByOne(items, (item) => setNotificationStatus(tx, tenantId, item.id, item.status)),
  }),
  operation({
    name: 'notifications.delete',
    permission: 'write_notifications',
    item: row,
    run: ({ tx, tenantId }, items) => oneByOne(items, (item) => deleteNotification(tx, tenantId, item.id)),
  }),
  operation({
    name: 'staff.status',
    permission: 'write_staff',
    item: withStatus(['active', 'inactive']),
    run: ({ tx, tenantId, actor }, items) =>
      inGroups(items, statusOf, (ids, status) => setStaffStatus(tx, tenantId, actor, ids, status)),
  }),
  operation({
    name: 'staff.delete',
    permission: 'write_staff',
    item: row,
    run: ({ tx, tenantId, actor }, items) =>
      inGroups(items, together, (ids) => deleteStaff(tx, tenantId, actor, ids)),
  }),
];

const deadlock = '40P01';
const tries = 3;

/**
 * Everything in one transaction, or nothing. Who changes much at once may after all wait for somebody who waits for
 * them; when the database ends this one of the two, it simply begins anew.
 */
export async function runBulk(
  { run }: BulkOperation,
  actor: Principal,
  items: Named[],
  inTenant: (work: (tx: Tx, tenantId: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  refuseTwice(items);
  for (let left = tries; ; left -= 1) {
    try {
      return await inTenant((tx, tenantId) => run({ tx, tenantId, actor }, items));
    } catch (error) {
      const { code, cause } = error as { code?: string; cause?: { code?: string } };
      if ((cause?.code ?? code) !== deadlock || left === 1) throw error;
    }
  }
}
