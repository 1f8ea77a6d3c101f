import { z } from 'zod';
import { changedReply, manyRows } from '../../platform/http/list.schema.ts';
import { localizedText } from '../../platform/http/localized.schema.ts';

const notifiedGoods = z.object({
  title: localizedText(),
  /** The attributes of the variant; empty for a product with one. */
  label: localizedText(),
  left: z.number().int(),
});
export type NotifiedGoods = z.infer<typeof notifiedGoods>;

export const notification = z.object({
  id: z.uuid(),
  /** The text in the default language of the store. */
  message: z.string(),
  status: z.enum(['unread', 'read']),
  /** `webhook_stopped`: the message is the webhook's name. `plan_limit`: orders of the month, and how many there may be. `review`: it is the product's title. */
  kind: z.enum(['order', 'stock_out', 'message', 'review', 'staff', 'webhook_stopped', 'plan_limit']),
  image: z.string().nullable(),
  /** The goods that run out, for the message in the reader's language. */
  goods: notifiedGoods.nullable(),
  productId: z.uuid().nullable(),
  orderId: z.uuid().nullable(),
  /** The message or the review that it is about. */
  subjectId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
});
export type Notification = z.infer<typeof notification>;

export const notificationQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});
/** The specification's words; 20 a page, newest first. */
export const notificationList = z.object({
  notifications: z.array(notification),
  totalUnreadDoc: z.number().int(),
  totalDoc: z.number().int(),
});
export type NotificationList = z.infer<typeof notificationList>;
/** The ids of the deleted notifications, so that this can be undone. */
export const notificationsDeleted = changedReply.extend({ ids: z.array(z.uuid()) });
export const notificationUpdate = z.strictObject({ status: z.enum(['read', 'unread']) });
/** Ids that no longer exist are ignored. */
export const notificationsUpdate = notificationUpdate.extend(manyRows.shape);
/** A message from a colleague or a program of the store. */
export const notificationInput = z.strictObject({
  message: z.string().trim().min(1).max(500),
  productId: z.uuid().optional(),
  orderId: z.uuid().optional(),
});
export type NotificationInput = z.infer<typeof notificationInput>;
