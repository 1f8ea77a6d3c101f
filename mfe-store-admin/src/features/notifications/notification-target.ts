import type { Notification } from 'api';

/** Where a notification leads, by what it is about. */
export function notificationTarget({
  productId,
  orderId,
}: Pick<Notification, 'productId' | 'orderId'>): string {
  if (productId) return `/admin/products/${productId}`;
  return orderId ? `/admin/order/${orderId}` : '/admin/our-staff';
}

/** The word of its badge, a key of this slice; none when it is about neither. */
export function notificationBadge({ productId, orderId }: Pick<Notification, 'productId' | 'orderId'>) {
  if (productId) return { key: 'stockOut', color: 'error' } as const;
  return orderId ? ({ key: 'newOrder', color: 'success' } as const) : null;
}
