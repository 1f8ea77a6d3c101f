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
  // Goods come back by a refund, which names them and moves the order.
  delivered: [],
  partially_returned: [],
  returned: [],
  cancelled: [],
} as const satisfies Record<string, readonly string[]>;

export type OrderStatus = keyof typeof orderTransitions;

export const orderStatuses = Object.keys(orderTransitions) as [OrderStatus, ...OrderStatus[]];

/** The states in which the goods are with the customer, and may come back. */
export const returnableStatuses: readonly OrderStatus[] = ['delivered', 'partially_returned'];

/** The states in which shoppers may cancel their order themselves: nobody packs it yet. */
export const cancellableStatuses: readonly OrderStatus[] = ['pending', 'confirmed'];

/** The states that an order reaches by the moves above. */
export type MovedStatus = Exclude<OrderStatus, 'partially_returned' | 'returned'>;

/** The states in which nothing is left to do for an order. */
export const finalStatuses: readonly OrderStatus[] = [...returnableStatuses, 'returned', 'cancelled'];

/**
 * An order by card is `awaiting` until the money is held at the provider (`authorized`), and captured at the delivery.
 * Nobody packs an order that is awaited.
 */
export const paymentStatuses = [
  'pending',
  'awaiting',
  'authorized',
  'paid',
  'voided',
  'partially_refunded',
  'refunded',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** The states in which goods that are sold by weight are weighed. */
export const weighableStatuses: readonly OrderStatus[] = ['confirmed', 'picking', 'packed'];

/**
 * The answer of a customer when goods are heavier than their tolerance: they are charged above it only when `given`.
 */
export const weightConsents = ['asked', 'given', 'refused'] as const;

/** The choices for refunded goods: the customer keeps them, or they come back as good or as waste. */
export const goodsAfterRefund = ['kept', 'restocked', 'discarded'] as const;

export const orderEventKinds = ['status', 'refund', 'note', 'edit'] as const;

/** The changes that an edit of an order can make. */
export const orderChanges = [
  'added',
  'removed',
  'quantity',
  'weight',
  'weight_asked',
  'weight_accepted',
  'weight_refused',
  'delivery',
  'address',
  'notes',
] as const;

/** How an order came to the store: its shop, with an account or as a guest, or staff who wrote it down. */
export const orderSources = ['shop', 'guest', 'phone'] as const;
export type OrderSource = (typeof orderSources)[number];

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
  partially_returned: 'delivered',
  returned: 'delivered',
  cancelled: 'cancelled',
};

export const shopperStatus = (status: OrderStatus): ShopperOrderStatus => shopperWords[status];

/** Returns the states that an order may move to now. */
export const movesOf = (status: OrderStatus, paymentStatus: PaymentStatus): OrderStatus[] =>
  orderTransitions[status].filter((to) => paymentStatus !== 'awaiting' || to === 'cancelled');
