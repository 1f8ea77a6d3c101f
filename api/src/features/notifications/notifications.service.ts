import { and, eq, inArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../platform/database/database.ts';
import { deleteRows, restoreRows } from '../../platform/database/deleted-rows.ts';
import { readOne } from '../../platform/database/list.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { columnsOf } from '../../platform/database/rows.ts';
import { orTaken } from '../../platform/database/unique.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { settings } from '../settings/settings.table.ts';
import type {
  Notification,
  NotificationInput,
  NotificationList,
  NotifiedGoods,
} from './notifications.schema.ts';
import { notification } from './notifications.schema.ts';
import { notifications } from './notifications.table.ts';

const pageSize = 20;

const columns = {
  ...columnsOf(notifications, notification),
  subjectId: sql<string | null>`case when ${notifications.kind} in ('message', 'review')
    then split_part(${notifications.dedupeKey}, ':', 2) end`,
};

const present = <Row extends { createdAt: Date }>(row: Row) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});

export async function listNotifications(tx: Tx, tenantId: string, page: number): Promise<NotificationList> {
  const [totals] = await tx
    .select({
      totalDoc: sql<number>`count(*)::int`,
      totalUnreadDoc: sql<number>`(count(*) filter (where ${notifications.status} = 'unread'))::int`,
    })
    .from(notifications)
    .where(eq(notifications.tenantId, tenantId));
  const rows = await tx
    .select(columns)
    .from(notifications)
    .where(eq(notifications.tenantId, tenantId))
    .orderBy(sql`${notifications.createdAt} desc nulls last, ${notifications.id} desc nulls last`)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { totalDoc: 0, totalUnreadDoc: 0, ...totals, notifications: rows.map(present) };
}

const among = (tenantId: string, ids: string[]) =>
  and(eq(notifications.tenantId, tenantId), inArray(notifications.id, ids));

export function setNotificationStatus(
  tx: Tx,
  tenantId: string,
  id: string,
  status: 'read' | 'unread',
): Promise<Notification> {
  return readOne(setNotificationsStatus(tx, tenantId, [id], status));
}

export async function setNotificationsStatus(
  tx: Tx,
  tenantId: string,
  ids: string[],
  status: 'read' | 'unread',
): Promise<Notification[]> {
  const rows = await tx.update(notifications).set({ status }).where(among(tenantId, ids)).returning(columns);
  return rows.map(present);
}

export async function deleteNotification(tx: Tx, tenantId: string, id: string): Promise<void> {
  if ((await deleteNotifications(tx, tenantId, [id])) === 0) throw new AppError('NOT_FOUND');
}

export async function deleteNotifications(tx: Tx, tenantId: string, ids: string[]): Promise<number> {
  return deleteRows(tx, tenantId, notifications, ids);
}

/** Undoes that. */
export const restoreNotifications = (tx: Tx, tenantId: string, ids: string[]): Promise<void> =>
  orTaken(restoreRows(tx, tenantId, notifications, ids), { notifications_once: ['VALIDATION', 'ids'] });

/** Returns their ids. */
export async function deleteNotificationsOfProduct(
  tx: Tx,
  tenantId: string,
  productId: string,
): Promise<string[]> {
  const found = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.tenantId, tenantId), eq(notifications.productId, productId)));
  const ids = found.map(({ id }) => id);
  await deleteNotifications(tx, tenantId, ids);
  return ids;
}

/** Adds a notification by hand: equal messages are separate notifications. */
export async function addNotification(
  tx: Tx,
  tenantId: string,
  input: NotificationInput,
): Promise<Notification> {
  const id = uuidv7();
  const [row] = await tx
    .insert(notifications)
    .values({ ...input, tenantId, id, kind: 'staff', dedupeKey: `staff:${id}` })
    .returning(columns);
  if (!row) throw new Error('A notification was not written.');
  return present(row);
}

export type StaffNotice = Pick<Notification, 'kind' | 'message'> & {
  /** The subject: `order:<id>`, `stock_out:<variant>:<when it ran out>`. Each key makes one notification. */
  dedupeKey: string;
  image?: string | null;
  goods?: NotifiedGoods;
  productId?: string;
  orderId?: string;
};

/** The store setting that switches the notifications of a kind off. */
const switches = {
  order: 'notify_orders',
  stock_out: 'notify_stock',
  message: null,
  review: null,
  staff: null,
  webhook_stopped: null,
  plan_limit: null,
} as const;

/** Whether the store wants notifications of this kind. */
export async function wantsNotices(tx: Tx, tenantId: string, kind: StaffNotice['kind']): Promise<boolean> {
  const setting = switches[kind];
  if (!setting) return true;
  const the = sql.placeholder;
  const query = prepared(tx, 'notify_staff_off', () =>
    tx
      .select({
        isOff: sql<boolean>`coalesce((${settings.body} ->> ${the('setting')}::text)::boolean = false, false)`,
      })
      .from(settings)
      .where(and(eq(settings.tenantId, the('tenantId')), eq(settings.kind, 'store')))
      .prepare('notify_staff_off'),
  );
  const [found] = await query.execute({ tenantId, setting });
  return !found?.isOff;
}

/** Adds a notification to the store's back office, in the transaction of its event, unless the store wants none. */
export async function notifyStaff(tx: Tx, tenantId: string, notice: StaffNotice): Promise<void> {
  if (await wantsNotices(tx, tenantId, notice.kind)) await addNotice(tx, tenantId, notice);
}

/** Adds a notification, for a caller who knows that the store wants it. */
export async function addNotice(tx: Tx, tenantId: string, notice: StaffNotice): Promise<void> {
  const the = sql.placeholder;
  const statement = prepared(tx, 'notify_staff', () =>
    tx
      .insert(notifications)
      .values({
        tenantId: the('tenantId'),
        id: the('id'),
        kind: the('kind'),
        message: the('message'),
        image: the('image'),
        goods: the('goods'),
        productId: the('productId'),
        orderId: the('orderId'),
        dedupeKey: the('dedupeKey'),
      })
      .onConflictDoNothing({ target: [notifications.tenantId, notifications.dedupeKey] })
      .prepare('notify_staff'),
  );
  await statement.execute({
    image: null,
    goods: null,
    productId: null,
    orderId: null,
    ...notice,
    tenantId,
    id: uuidv7(),
  });
}
