import type { Tenant } from 'api';
import type { Handlers } from 'mfe-shared/testing';

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

/** What the pages of one store ask the API. */
export const ofFresh: Handlers = {
  'GET /tenants/:id': fresh,
  'GET /tenants/:id/domains': [],
  'GET /tenants/:id/owners': [],
  'GET /tenants/:id/removal': { removeAt: null, because: null, reason: '' },
  'GET /sign-ups/countries': [
    { code: 'CH', currency: 'CHF', language: 'de', taxRateBp: 260, timeZone: 'Europe/Zurich' },
  ],
};
