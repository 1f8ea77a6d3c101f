import type { PricedCart } from '../features/cart/price-cart.ts';
import { priceCart } from '../features/cart/price-cart.ts';
import { discountOn } from '../features/coupons/coupons.cart.service.ts';
import type { MovedStatus } from '../features/orders/order-states.ts';
import type { Sellable } from './catalog.ts';
import { categoryId } from './catalog.ts';
import type { Clock } from './clock.ts';
import type { Random } from './random.ts';
import type { Shopper } from './shoppers.ts';
import type { DemoCoupon, DemoStore } from './stores/demo-store.ts';
import { taxClassOf } from './tax-class-of.ts';

export type PlannedOrder = PricedCart & {
  shopper: Shopper;
  placedAt: Date;
  status: MovedStatus;
  items: { sellable: Sellable; quantity: number }[];
  coupon: DemoCoupon | null;
  /** The value of free delivery by coupon. */
  shippingSaved: number;
  shippingOption: 'one' | 'two';
  paymentMethod: 'Cash' | 'Card';
};

type Wish = { shopper: Shopper; placedAt: Date; status: MovedStatus };

/** Returns the state of an order after this number of days; the newest have all states that staff work on. */
function statusAfter(days: number, random: Random): MovedStatus {
  if (days === 0)
    return random.pick([
      'pending',
      'pending',
      'pending',
      'confirmed',
      'confirmed',
      'picking',
      'packed',
      'out_for_delivery',
    ]);
  if (days === 1)
    return random.pick([
      'confirmed',
      'picking',
      'packed',
      'pickup_ready',
      'out_for_delivery',
      'delivered',
      'delivered',
      'delivered',
      'cancelled',
    ]);
  if (days === 2)
    return random.pick([
      'delivery_failed',
      'out_for_delivery',
      'delivered',
      'delivered',
      'delivered',
      'delivered',
    ]);
  return random.chance(0.07) ? 'cancelled' : 'delivered';
}

/** Sales grow slowly, and the last two days of a week are busy. */
const busyness = (days: number): number => (1.7 - days / 90) * (days % 7 === 2 || days % 7 === 3 ? 1.5 : 1);

const hour = (random: Random): number =>
  random.weighted([7, 8, 9, 10, 11, 12, 13, 15, 16, 17, 18, 19, 20, 21], (at) => (at > 15 ? 3 : 2));

function wishesOf(store: DemoStore, shoppers: Shopper[], clock: Clock, random: Random): Wish[] {
  const known = shoppers.flatMap((shopper) =>
    shopper.orders.map(({ daysAgo, status }) => ({
      shopper,
      status,
      placedAt: clock.dayPart(daysAgo, 0.3 + random.next() * 0.5),
    })),
  );
  const others = shoppers.filter((shopper) => shopper.orders.length === 0);
  const days = Array.from({ length: 90 }, (_, index) => index);
  const fewest = [
    ...Array(Math.ceil(store.orders / 45)).fill(0),
    ...Array(Math.ceil(store.orders / 60)).fill(1),
  ] as number[];
  const unknown = Array.from({ length: store.orders }, (_, index) => {
    const day = fewest[index] ?? random.weighted(days, busyness);
    return {
      shopper: random.weighted(others, ({ loyalty }) => loyalty),
      status: statusAfter(day, random),
      placedAt: clock.dayPart(day, (hour(random) + random.next()) / 24),
    };
  });
  return [...known, ...unknown].toSorted((a, b) => a.placedAt.getTime() - b.placedAt.getTime());
}

function fillBasket({ basket: [least, most] }: DemoStore, sellables: Sellable[], random: Random) {
  const wanted = random.whole(least, most);
  const items = new Map<string, { sellable: Sellable; quantity: number }>();
  for (let tries = 0; items.size < wanted && tries < 60; tries += 1) {
    const sellable = random.weighted(sellables, ({ popularity }) => popularity);
    if (!items.has(sellable.productId)) {
      items.set(sellable.productId, {
        sellable,
        quantity: sellable.price > 1_500 ? 1 : random.weighted([1, 2, 3, 4], (count) => 10 / count ** 2),
      });
    }
  }
  return [...items.values()];
}

/** All orders of the last 90 days, oldest first, priced by the rules of the cart. */
export function planOrders(
  store: DemoStore,
  shoppers: Shopper[],
  sellables: Sellable[],
  clock: Clock,
  random: Random,
): PlannedOrder[] {
  const served = new Set<string>();
  const used = new Map<string, number>();
  return wishesOf(store, shoppers, clock, random).map((wish) => {
    const items = fillBasket(store, sellables, random);
    const lines = items.map(({ sellable, quantity }) => ({
      unitPrice: sellable.price,
      quantity,
      taxRateBp: taxClassOf(store, sellable)?.rateBp ?? store.taxRateBp,
    }));
    const subTotal = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
    const firstOrder = !served.has(wish.shopper.id);
    const coupon =
      wish.status !== 'cancelled' && random.chance(0.24)
        ? chooseCoupon({ store, wish, items, subTotal, firstOrder, used, clock }, random)
        : null;
    if (wish.status !== 'cancelled') served.add(wish.shopper.id);
    if (coupon)
      used.set(`${coupon.code} ${wish.shopper.id}`, (used.get(`${coupon.code} ${wish.shopper.id}`) ?? 0) + 1);
    const shippingOption = random.chance(0.25) ? ('one' as const) : ('two' as const);
    const cost = store.words.shipping[shippingOption === 'one' ? 0 : 1]?.cost ?? 0;
    const reached = subTotal >= store.freeShippingFrom;
    const freeByCoupon = coupon?.type === 'free_shipping' && !reached;
    const appliesTo = items.map(
      ({ sellable }) =>
        !coupon?.category || sellable.categoryIds.includes(categoryId(store.slug, coupon.category)),
    );
    const discounted = lines.reduce(
      (sum, line, index) => sum + (appliesTo[index] ? line.unitPrice * line.quantity : 0),
      0,
    );
    const amount = coupon
      ? discountOn(
          { discountType: coupon.type, discountValue: coupon.value, maxDiscount: coupon.most ?? null },
          discounted,
        )
      : 0;
    const priced = priceCart({
      lines,
      discount: coupon && { amount, appliesTo },
      shippingCost: reached || freeByCoupon ? 0 : cost,
      taxesDelivery: true,
    });
    return {
      ...priced,
      ...wish,
      items,
      coupon,
      shippingSaved: freeByCoupon ? cost : 0,
      shippingOption,
      paymentMethod: random.chance(0.2) ? 'Card' : 'Cash',
    };
  });
}

type Chosen = {
  store: DemoStore;
  wish: Wish;
  items: PlannedOrder['items'];
  subTotal: number;
  firstOrder: boolean;
  used: Map<string, number>;
  clock: Clock;
};

function chooseCoupon(
  { store, wish, items, subTotal, firstOrder, used, clock }: Chosen,
  random: Random,
): DemoCoupon | null {
  const fitting = store.coupons.filter(
    ({ code, from, until, minimum, category, firstOrderOnly, perCustomer }) =>
      wish.placedAt >= clock.dayPart(from, 0) &&
      wish.placedAt < clock.dayPart(until, 0) &&
      subTotal >= minimum &&
      (!firstOrderOnly || firstOrder) &&
      (!perCustomer || (used.get(`${code} ${wish.shopper.id}`) ?? 0) < perCustomer) &&
      (!category ||
        items.some(({ sellable }) => sellable.categoryIds.includes(categoryId(store.slug, category)))),
  );
  return fitting.length > 0 ? random.pick(fitting) : null;
}
