import { couponRedemptions } from '../features/coupons/coupons.redemptions.table.ts';
import { coupons } from '../features/coupons/coupons.table.ts';
import { addresses, customers } from '../features/customers/customers.table.ts';
import { orderEvents, orderLines, orders, payments } from '../features/orders/orders.table.ts';
import { stockLevels, stockMovements } from '../features/stock/stock.table.ts';
import { counters } from '../platform/database/counters.table.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Catalog } from './catalog.ts';
import { categoryId } from './catalog.ts';
import type { Clock } from './clock.ts';
import { demoId } from './ids.ts';
import { insertAll } from './insert.ts';
import type { Colleague, OrderRows } from './order-rows.ts';
import { orderRows } from './order-rows.ts';
import { planOrders } from './plan-orders.ts';
import { createRandom } from './random.ts';
import type { Pictures } from './seed-catalog.ts';
import type { Shopper } from './shoppers.ts';
import { inventShoppers } from './shoppers.ts';
import { stockRows } from './stock-rows.ts';
import type { DemoCoupon, DemoStore } from './stores/demo-store.ts';

type Setting = {
  store: DemoStore;
  tenantId: string;
  colleagues: Colleague[];
  clock: Clock;
  passwordHash: string;
  pictures: Pictures;
};

/** Inserts shoppers, coupons and 90 days of orders, with the resulting stock. */
export async function seedOrders(
  tx: Tx,
  setting: Setting,
  { sellables, reorderPoint }: Catalog,
): Promise<OrderRows[]> {
  const { store, tenantId, clock } = setting;
  const random = createRandom(store.slug);
  const shoppers = inventShoppers(store, clock, random);
  const placed = planOrders(store, shoppers, sellables, clock, random).map((order, index) =>
    orderRows(setting, order, index, random),
  );
  await insertAll(
    tx,
    customers,
    shoppers.map((shopper) => customerRow(setting, shopper, placed)),
  );
  await insertAll(
    tx,
    addresses,
    shoppers.map((shopper) => addressRow(setting, shopper)),
  );
  await insertAll(
    tx,
    coupons,
    store.coupons.map((coupon) => couponRow(setting, coupon, placed)),
  );
  await insertAll(
    tx,
    orders,
    placed.map(({ row }) => row),
  );
  await insertAll(
    tx,
    orderLines,
    placed.flatMap(({ lines }) => lines),
  );
  await insertAll(
    tx,
    orderEvents,
    placed.flatMap(({ events }) => events),
  );
  await insertAll(
    tx,
    payments,
    placed.map(({ payment }) => payment),
  );
  await insertAll(
    tx,
    couponRedemptions,
    placed.flatMap((order) => redemptionRow(setting, order)),
  );
  const { levels, movements } = stockRows(
    { slug: store.slug, tenantId, clock, reorderPoint },
    sellables,
    placed,
  );
  await insertAll(tx, stockLevels, levels);
  await insertAll(tx, stockMovements, movements);
  await tx.insert(counters).values([
    { tenantId, name: 'invoice', value: store.firstInvoice + placed.length - 1 },
    { tenantId, name: 'catalog', value: 1 },
  ]);
  return placed;
}

function customerRow({ store, tenantId, passwordHash }: Setting, shopper: Shopper, placed: OrderRows[]) {
  const own = placed.filter((order) => order.shopper.id === shopper.id).map(({ row }) => row);
  const { id, name, email, locale, address, createdAt } = shopper;
  return {
    ...{ tenantId, id, name, email, locale, createdAt, emailVerifiedAt: createdAt },
    phone: address.contact,
    // Invented shoppers cannot sign in.
    passwordHash: store.shoppers.some((known) => known.email === email) ? passwordHash : null,
    ordersCount: own.filter(({ status }) => status !== 'cancelled').length,
    totalSpent: own.reduce((sum, { status, total }) => sum + (status === 'delivered' ? total : 0), 0),
    lastOrderAt: own.at(-1)?.placedAt ?? null,
  };
}

function addressRow(
  { store, tenantId }: Setting,
  { id: customerId, name, email, address, createdAt }: Shopper,
) {
  return {
    ...address,
    tenantId,
    id: demoId(store.slug, 'address', email),
    customerId,
    label: 'Home',
    name,
    isDefault: true,
    createdAt,
  };
}

function couponRow({ store, tenantId, clock, pictures }: Setting, coupon: DemoCoupon, placed: OrderRows[]) {
  return {
    tenantId,
    id: demoId(store.slug, 'coupon', coupon.code),
    title: coupon.title,
    couponCode: coupon.code,
    logo: pictures.named(coupon.logo).url,
    startTime: clock.dayPart(coupon.from, 0),
    endTime: clock.dayPart(coupon.until, 0),
    discountType: coupon.type,
    discountValue: coupon.value,
    maxDiscount: coupon.most ?? null,
    minimumAmount: coupon.minimum,
    categoryIds: coupon.category ? [categoryId(store.slug, coupon.category)] : [],
    firstOrderOnly: coupon.firstOrderOnly ?? false,
    usageLimit: coupon.usageLimit ?? null,
    usagePerCustomer: coupon.perCustomer ?? null,
    usedCount: placed.filter((order) => order.coupon?.code === coupon.code).length,
    createdAt: clock.daysAgo(Math.max(coupon.from, 0) + 3),
  };
}

function redemptionRow({ store, tenantId }: Setting, { row, coupon, shopper, redeemed }: OrderRows) {
  if (!coupon) return [];
  const couponId = demoId(store.slug, 'coupon', coupon.code);
  return [
    {
      tenantId,
      id: demoId(couponId, row.id),
      couponId,
      orderId: row.id,
      customerId: shopper.id,
      amount: redeemed,
      createdAt: row.placedAt,
    },
  ];
}
