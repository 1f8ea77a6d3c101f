import type { Arrival } from '../features/cart/cart.arrivals.schema.ts';
import { earliestArrival } from '../features/cart/earliest-arrival.ts';
import type { MovedStatus } from '../features/orders/order-states.ts';
import { orderSearchText } from '../features/orders/orders.search.service.ts';
import type { OrderUserInfo } from '../features/orders/orders.table.ts';
import type { Clock } from './clock.ts';
import { demoId } from './ids.ts';
import type { PlannedOrder } from './plan-orders.ts';
import type { Random } from './random.ts';
import type { DemoStore } from './stores/demo-store.ts';

export type Colleague = { id: string; name: string; role: string };
export type Step = { from: MovedStatus; to: MovedStatus; at: Date; by: Colleague; note: string };
export type OrderRows = ReturnType<typeof orderRows>;

type Path = readonly MovedStatus[];
const packed: Path = ['confirmed', 'picking', 'packed'];

/** The states after `pending` up to an order's present one. */
function pathTo(status: MovedStatus, random: Random): Path {
  const paths: Record<MovedStatus, Path[]> = {
    pending: [[]],
    confirmed: [['confirmed']],
    picking: [['confirmed', 'picking']],
    packed: [packed],
    pickup_ready: [[...packed, 'pickup_ready']],
    out_for_delivery: [[...packed, 'out_for_delivery']],
    delivery_failed: [[...packed, 'out_for_delivery', 'delivery_failed']],
    delivered: [
      ...Array<Path>(8).fill([...packed, 'out_for_delivery', 'delivered']),
      [...packed, 'pickup_ready', 'delivered'],
      [...packed, 'out_for_delivery', 'delivery_failed', 'out_for_delivery', 'delivered'],
    ],
    cancelled: [
      ['cancelled'],
      ['cancelled'],
      ['confirmed', 'cancelled'],
      ['confirmed', 'picking', 'cancelled'],
    ],
  };
  return random.pick(paths[status]);
}

/** The shortest and longest duration of a step in minutes. */
const minutes: Record<MovedStatus, readonly [number, number]> = {
  pending: [0, 0],
  confirmed: [4, 40],
  picking: [15, 110],
  packed: [12, 50],
  pickup_ready: [10, 40],
  out_for_delivery: [25, 150],
  delivered: [15, 95],
  delivery_failed: [30, 120],
  cancelled: [20, 180],
};

const cancelReasons = [
  'Ordered by mistake',
  'The shopper asked for it',
  'Could not be reached by phone',
  'Outside our delivery area',
];

const rolesFor: Partial<Record<MovedStatus, string>> = {
  picking: 'Picker',
  packed: 'Picker',
  out_for_delivery: 'Driver',
  delivered: 'Driver',
  delivery_failed: 'Driver',
};

function stepsOf(order: PlannedOrder, colleagues: Colleague[], clock: Clock, random: Random): Step[] {
  const [owner] = colleagues;
  if (!owner) throw new Error('A store has an owner');
  const path = pathTo(order.status, random);
  const durations = path.map((to) => random.whole(...minutes[to]) * 60_000);
  const time = durations.reduce((sum, duration) => sum + duration, 0);
  // An order of today can only use the time that has passed.
  const scale = Math.min(1, ((clock.now.getTime() - order.placedAt.getTime()) * 0.95) / Math.max(1, time));
  let at = order.placedAt.getTime();
  let from: MovedStatus = 'pending';
  return path.map((to, index) => {
    at += Math.round((durations[index] ?? 0) * scale);
    const by = colleagues.find(({ role }) => role === (rolesFor[to] ?? 'Manager')) ?? owner;
    const note =
      to === 'cancelled'
        ? random.pick(cancelReasons)
        : to === 'delivery_failed'
          ? 'Nobody answered the door'
          : '';
    const step = { from, to, at: new Date(at), by, note };
    from = to;
    return step;
  });
}

const orderNotes = [
  '',
  '',
  '',
  '',
  '',
  '',
  'The bananas rather green, please.',
  'No plastic bags, thank you.',
  'A birthday order: please handle the cake with care.',
];

const userInfoOf = ({ name, email, address }: PlannedOrder['shopper']): OrderUserInfo => ({
  name,
  email,
  contact: address.contact,
  address: address.line1,
  city: address.city,
  country: address.country,
  zipCode: address.zipCode,
  deliveryNote: address.deliveryNote,
});

/** Returns the promise of the chosen way of delivery from when the order was placed. */
function promiseOf(
  { words, timeZone }: DemoStore,
  { shippingOption, placedAt }: PlannedOrder,
): Arrival | null {
  const chosen = words.shipping[shippingOption === 'one' ? 0 : 1];
  if (!chosen) return null;
  const { day, by } = earliestArrival({ ...chosen.times, daysOff: [] }, timeZone, placedAt.getTime());
  return { day, by };
}

/** An order as rows of its five tables. */
export function orderRows(
  {
    store,
    tenantId,
    colleagues,
    clock,
  }: { store: DemoStore; tenantId: string; colleagues: Colleague[]; clock: Clock },
  order: PlannedOrder,
  index: number,
  random: Random,
) {
  const invoice = store.firstInvoice + index;
  const orderId = demoId(store.slug, 'order', invoice);
  const steps = stepsOf(order, colleagues, clock, random);
  const updatedAt = steps.at(-1)?.at ?? order.placedAt;
  const {
    status,
    placedAt,
    shopper,
    items,
    coupon,
    subTotal,
    discount,
    shippingCost,
    tax,
    deliveryTaxes,
    total,
    shippingOption,
    paymentMethod,
  } = order;
  const [delivered, cancelled] = [status === 'delivered', status === 'cancelled'];
  const row = {
    ...{
      tenantId,
      id: orderId,
      invoice,
      subTotal,
      discount,
      shippingCost,
      tax,
      deliveryTaxes,
      total,
      shippingOption,
      arrival: promiseOf(store, order),
      paymentMethod,
      status,
      placedAt,
      updatedAt,
    },
    createdAt: placedAt,
    version: 1 + steps.length,
    orderPrefix: store.orderPrefix,
    customerId: shopper.id,
    userInfo: userInfoOf(shopper),
    currency: store.currency,
    couponCode: coupon?.code ?? null,
    paymentStatus: delivered ? ('paid' as const) : cancelled ? ('voided' as const) : ('pending' as const),
    cancelReason: steps.find(({ to }) => to === 'cancelled')?.note ?? null,
    notes: random.pick(orderNotes),
    customerLocale: shopper.locale,
    lineCount: items.length,
    searchText: orderSearchText({
      number: `${store.orderPrefix}${invoice}`,
      userInfo: userInfoOf(shopper),
      lines: items.map(({ sellable }) => sellable),
    }),
  };
  const lines = items.map(({ sellable, quantity }, position) => {
    const amounts = order.lines[position];
    if (!amounts) throw new Error('Every item is priced');
    return {
      ...amounts,
      tenantId,
      id: demoId(store.slug, 'order', invoice, 'line', position),
      orderId,
      productId: sellable.productId,
      variantId: sellable.id,
      title: sellable.title,
      variantLabel: sellable.label,
      sku: sellable.sku,
      slug: sellable.slug,
      image: sellable.image,
      unitLabel: sellable.unitLabel,
      unitPrice: sellable.price,
      originalPrice: sellable.originalPrice,
      qtyOrdered: quantity,
      position,
      placedAt,
      isCancelled: status === 'cancelled',
      createdAt: placedAt,
      updatedAt: placedAt,
    };
  });
  const event = { tenantId, orderId };
  const events = [
    {
      ...event,
      id: demoId(store.slug, 'order', invoice, 'event', 0),
      fromStatus: null,
      toStatus: 'pending' as MovedStatus,
      actorKind: 'customer' as const,
      actorId: shopper.id,
      actorName: shopper.name,
      note: '',
      createdAt: placedAt,
    },
    ...steps.map(({ from, to, at, by, note }, step) => ({
      ...event,
      id: demoId(store.slug, 'order', invoice, 'event', step + 1),
      fromStatus: from,
      toStatus: to,
      actorKind: 'staff' as const,
      actorId: by.id,
      actorName: by.name,
      note,
      createdAt: at,
    })),
  ];
  const payment = {
    ...event,
    id: demoId(store.slug, 'order', invoice, 'payment'),
    provider: paymentMethod === 'Cash' ? 'cash' : 'card',
    method: paymentMethod,
    amount: total,
    authorizedAmount: delivered ? total : 0,
    capturedAmount: delivered ? total : 0,
    currency: store.currency,
    status: delivered ? ('captured' as const) : cancelled ? ('voided' as const) : ('pending' as const),
    createdAt: placedAt,
    updatedAt,
  };
  return { row, lines, events, payment, steps, shopper, coupon, redeemed: discount + order.shippingSaved };
}
