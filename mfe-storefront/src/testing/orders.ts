import type { Me, MyOrder, MyOrderList } from 'api';
import { dayFromNow, idOf, words } from './goods';

/** A new order of two of product 3. */
export function order(changes: Partial<MyOrder> = {}): MyOrder {
  return {
    id: idOf(7001),
    number: 'FR-1001',
    status: 'pending',
    currency: 'USD',
    subTotal: 600,
    discount: 0,
    shippingCost: 6000,
    tax: 0,
    deliveryTaxes: [],
    total: 6600,
    couponCode: null,
    shippingOption: 'one',
    arrival: { day: dayFromNow(1), by: '18:00' },
    paymentMethod: 'Cash',
    paymentStatus: 'pending',
    userInfo: {
      name: 'Ann Miller',
      contact: '+1 555 01',
      email: 'ann@fresh.test',
      address: '66 Cedar Street',
      city: 'Portland',
      country: 'United States',
      zipCode: '97205',
      deliveryNote: '',
    },
    notes: '',
    lines: [
      {
        id: idOf(7101),
        productId: idOf(3),
        variantId: idOf(1003),
        title: words('Product 3'),
        variantLabel: words(''),
        sku: 'SKU-3',
        slug: 'product-3',
        image: null,
        unitLabel: '500 g',
        unitPrice: 300,
        originalPrice: 300,
        qtyOrdered: 2,
        lineSubtotal: 600,
        lineDiscount: 0,
        lineTax: 0,
        lineTotal: 600,
        taxRateBp: 700,
        parts: [],
        weight: null,
        ageLimit: null,
        weightConsent: null,
      },
    ],
    timeline: [{ status: 'pending', at: '2026-11-20T12:00:00.000Z' }],
    placedAt: '2026-11-20T12:00:00.000Z',
    ...changes,
  };
}

export function orderList(items: MyOrderList['items']): MyOrderList {
  return {
    items,
    totalDoc: items.length,
    page: 1,
    pages: 1,
    counts: { total: 7, pending: 1, processing: 2, delivered: 4 },
  };
}

export function orderRow(number: number, changes: Partial<MyOrderList['items'][number]> = {}) {
  return {
    id: idOf(7000 + number),
    number: `FR-${1000 + number}`,
    status: 'delivered' as const,
    total: 6600,
    currency: 'USD',
    lineCount: 2,
    images: [],
    placedAt: '2026-11-20T12:00:00.000Z',
    paymentMethod: 'Cash' as const,
    arrival: null,
    isPickup: false,
    ...changes,
  };
}

/** A shopper with the address of an earlier order, or without one. */
export function me(known = true): Me {
  return {
    id: idOf(300),
    name: 'Ann Miller',
    email: 'ann@fresh.test',
    phone: '+1 555 01',
    image: null,
    locale: 'en',
    ordersCount: known ? 3 : 0,
    totalSpent: 0,
    addresses: known
      ? [
          {
            id: idOf(301),
            label: 'Home',
            name: 'Ann Miller',
            contact: '+1 555 01',
            line1: '66 Cedar Street',
            line2: '',
            city: 'Portland',
            zipCode: '97205',
            country: 'United States',
            deliveryNote: '',
            isDefault: true,
          },
        ]
      : [],
  };
}
