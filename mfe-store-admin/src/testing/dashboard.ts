import type { Dashboard } from 'api';
import { id, orderRow, text } from './fixtures';

export const dashboard = (changes: Partial<Dashboard> = {}): Dashboard => ({
  currency: 'USD',
  today: { amount: 12_000, orders: 3 },
  yesterday: { amount: 10_000, orders: 2 },
  month: { amount: 90_000, orders: 20 },
  lastMonth: { amount: 120_000, orders: 30 },
  allTime: { amount: 500_000, orders: 120 },
  byPaymentMethod: { Cash: { amount: 500_000, orders: 120 }, Card: { amount: 0, orders: 0 } },
  byStatus: {
    pending: 4,
    confirmed: 1,
    picking: 0,
    packed: 0,
    pickup_ready: 0,
    out_for_delivery: 2,
    delivery_failed: 0,
    delivered: 112,
    partially_returned: 0,
    returned: 0,
    cancelled: 1,
  },
  salesByDay: Array.from({ length: 30 }, (_, index) => ({
    day: `2026-07-${String(index + 1).padStart(2, '0')}`,
    amount: index * 1000,
    orders: index,
  })),
  bestSellers: [{ productId: id(101), title: text('Bananas'), image: null, quantity: 42, amount: 8358 }],
  recentOrders: [orderRow()],
  lowStock: 2,
  ...changes,
});
