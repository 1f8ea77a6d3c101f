import type { MovedStatus } from '../../features/orders/order-states.ts';
import type { LanguageCode } from '../../languages.ts';
import type { LocalizedText } from '../../platform/http/localized.schema.ts';
import type { StoreWords } from '../customization/store-words.ts';

export type DemoCoupon = {
  code: string;
  title: LocalizedText;
  logo: string;
  type: 'percentage' | 'fixed' | 'free_shipping';
  /** Basis points or minor units. */
  value: number;
  minimum: number;
  most?: number;
  /** Days before now at which it starts and ends; below zero lies in the future. */
  from: number;
  until: number;
  category?: string;
  firstOrderOnly?: boolean;
  usageLimit?: number;
  perCustomer?: number;
};

/** Somebody with an account that newcomers sign in with, and the orders this person placed. */
export type KnownShopper = {
  name: string;
  email: string;
  locale: LanguageCode;
  orders: { daysAgo: number; status: MovedStatus }[];
};

export type DemoStore = {
  slug: string;
  words: StoreWords;
  currency: 'USD' | 'EUR';
  language: LanguageCode;
  timeZone: string;
  dateFormat: 'MMM D, YYYY' | 'DD.MM.YYYY';
  accent: string;
  taxRateBp: number;
  /** Rates of the goods in some categories. */
  taxClasses: { name: string; rateBp: number; categories: string[] }[];
  /** Invented: on invoices. */
  taxNumber: string;
  freeShippingFrom: number;
  minimumOrder: number | null;
  orderPrefix: string;
  /** The first invoice number. */
  firstInvoice: number;
  /** How many orders the last 90 days have seen, those of known shoppers not counted. */
  orders: number;
  /** Least and most lines of an order. */
  basket: [least: number, most: number];
  staff: { name: string; email: string; role: string; picture?: string }[];
  shoppers: KnownShopper[];
  otherShoppers: number;
  coupons: DemoCoupon[];
  domain?: string;
};
