/**
 * The order's state machine: one table drives the API, the buttons of the back office and bulk actions.
 * The browser never imports it: every order in a reply names the states it may move to.
 */
export const orderTransitions = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['picking', 'cancelled'],
  picking: ['packed', 'cancelled'],
  packed: ['out_for_delivery', 'pickup_ready', 'cancelled'],
  pickup_ready: ['delivered', 'cancelled'],
  out_for_delivery: ['delivered', 'delivery_failed'],
  delivery_failed: ['out_for_delivery', 'cancelled'],
  delivered: [],
  cancelled: [],
} as const satisfies Record<string, readonly string[]>;

export type OrderStatus = keyof typeof orderTransitions;

export const orderStatuses = Object.keys(orderTransitions) as [OrderStatus, ...OrderStatus[]];

/** The five words shoppers see. */
export type ShopperOrderStatus = 'pending' | 'processing' | 'out_for_delivery' | 'delivered' | 'cancelled';

const shopperWords: Record<OrderStatus, ShopperOrderStatus> = {
  pending: 'pending',
  confirmed: 'processing',
  picking: 'processing',
  packed: 'processing',
  pickup_ready: 'out_for_delivery',
  out_for_delivery: 'out_for_delivery',
  delivery_failed: 'out_for_delivery',
  delivered: 'delivered',
  cancelled: 'cancelled',
};

export const shopperStatus = (status: OrderStatus): ShopperOrderStatus => shopperWords[status];

export const canMove = (from: OrderStatus, to: OrderStatus): boolean =>
  (orderTransitions[from] as readonly OrderStatus[]).includes(to);
