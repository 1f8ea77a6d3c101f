import type { Notification } from 'api';

/** The page of a notification's subject. */
export function notificationTarget({
  productId,
  orderId,
}: Pick<Notification, 'productId' | 'orderId'>): string {
  if (productId) return `/admin/products/${productId}`;
  return orderId ? `/admin/order/${orderId}` : '/admin/our-staff';
}

/** The key of its badge in this slice; null for other subjects. */
export function notificationBadge({ productId, orderId }: Pick<Notification, 'productId' | 'orderId'>) {
  if (productId) return { key: 'stockOut', color: 'error' } as const;
  return orderId ? ({ key: 'newOrder', color: 'success' } as const) : null;
}
