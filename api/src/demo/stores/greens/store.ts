import { text } from '../../text.ts';
import type { DemoStore } from '../demo-store.ts';
import { greensWords } from './words.ts';

export const greens: DemoStore = {
  slug: 'greens',
  words: greensWords,
  currency: 'USD',
  language: 'en',
  timeZone: 'America/Los_Angeles',
  dateFormat: 'MMM D, YYYY',
  accent: '#4d7c0f',
  taxRateBp: 0,
  taxClasses: [],
  taxNumber: '94-0000000',
  freeShippingFrom: 5_000,
  minimumOrder: 1_500,
  orderPrefix: 'GR-',
  firstInvoice: 201,
  orders: 24,
  basket: [2, 8],
  domain: 'greens.example',
  staff: [
    { name: 'Ruth Langfield', email: 'owner@greens.test', role: 'Owner', picture: 'team-1' },
    { name: 'Ben Ortiz', email: 'packer@greens.test', role: 'Picker', picture: 'team-6' },
  ],
  shoppers: [],
  otherShoppers: 9,
  coupons: [
    {
      code: 'HARVEST15',
      title: text('15 % off from $30', '15 % ab 30 $', '15 % dès 30 $'),
      logo: 'coupon-percentage',
      type: 'percentage',
      value: 1500,
      minimum: 3000,
      most: 1500,
      from: 60,
      until: -30,
    },
    {
      code: 'GREENSHIP',
      title: text('Free delivery', 'Kostenlose Lieferung', 'Livraison offerte'),
      logo: 'coupon-shipping',
      type: 'free_shipping',
      value: 0,
      minimum: 2000,
      from: 60,
      until: -30,
    },
  ],
};
