import type { Tenant } from 'api';

/** A store as operators see it. */
export const fresh: Tenant = {
  id: '0199a000-0000-7000-8000-000000000001',
  slug: 'fresh',
  name: 'Fresh Corner',
  status: 'active',
  preparing: false,
  sandbox: false,
  ownerEmail: 'owner@fresh.test',
  domains: ['fresh.localhost'],
  ring: 'everyone',
  formerDomains: [],
  plan: { id: '0199a000-0000-7000-8000-0000000000aa', name: { en: 'Market' }, state: 'active' },
  figures: {
    ...{ products: 1_200, orders: 34, signUps: 5, errors: 2, lastOrderAt: '2026-11-19T10:00:00.000Z' },
    ...{ databaseMs: 4_200, pictureBytes: 31_400_000, databaseBytes: 2_600_000, loadP95: 780 },
    sales: [
      { currency: 'EUR', orders: 30, amount: 123_450 },
      { currency: 'USD', orders: 4, amount: 9_900 },
    ],
  },
  version: 3,
  createdAt: '2026-11-20T10:00:00.000Z',
};
