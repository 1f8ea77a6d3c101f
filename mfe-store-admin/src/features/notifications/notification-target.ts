import type { Notification } from 'api';

type Subject = Pick<Notification, 'kind' | 'productId' | 'orderId' | 'subjectId'>;

/** The page of a notification's subject. */
export function notificationTarget({ kind, productId, orderId, subjectId }: Subject): string {
  if (kind === 'webhook_stopped') return '/admin/webhooks?state=stopped';
  if (kind === 'plan_limit') return '/admin/subscription';
  if (kind === 'message') return `/admin/messages${subjectId ? `?message=${subjectId}` : ''}`;
  if (kind === 'review') return `/admin/reviews?${subjectId ? `review=${subjectId}` : 'status=pending'}`;
  if (productId) return `/admin/products/${productId}`;
  return orderId ? `/admin/order/${orderId}` : '/admin/our-staff';
}

/** The key of its badge in this slice; null for other subjects. */
export function notificationBadge({ kind, productId, orderId }: Subject) {
  if (kind === 'webhook_stopped') return { key: 'webhookStopped', color: 'error' } as const;
  if (kind === 'plan_limit') return { key: 'planLimit', color: 'error' } as const;
  if (productId) return { key: 'stockOut', color: 'error' } as const;
  return orderId ? ({ key: 'newOrder', color: 'success' } as const) : null;
}
