import { LRUCache } from 'lru-cache';
import { minorDigits } from '../../currency.ts';
import type { LanguageCode, LocalizedText } from '../../languages.ts';
import { textIn } from '../../languages.ts';
import { readLocales } from '../../platform/locale-files.ts';
import type { Arrival } from '../cart/cart.arrivals.schema.ts';
import type { Order } from '../orders/orders.schema.ts';
import type { GlobalSetting, StoreSetting } from '../settings/settings.schema.ts';
import type english from './locales/en.json';

const texts = readLocales<typeof english>(`${import.meta.dirname}/locales`);

export type PaperTools = {
  words: typeof english;
  text(text: LocalizedText): string;
  money(minor: number): string;
  percent(basisPoints: number): string;
  grams(grams: number): string;
  date(iso: string): string;
  /** “Wednesday, November 25, 2026, by 6:00 PM”: when an order was promised to arrive. */
  arrival(promised: Arrival): string;
};

/** The input of one order's paper. */
export type Paper = {
  order: Order;
  store: StoreSetting;
  storeName: string;
  tools: PaperTools;
  isPickup: boolean;
  /** Where staff find each variant. */
  aisles: ReadonlyMap<string, string>;
};

function makeFormats(language: LanguageCode, currency: string, timeZone: string) {
  return {
    money: new Intl.NumberFormat(language, { style: 'currency', currency }),
    weight: new Intl.NumberFormat(language, { style: 'unit', unit: 'gram' }),
    percent: new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }),
    date: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }),
    // A promised day and time are the store's already.
    day: new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }),
    time: new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' }),
  };
}

/** Cached: each order is told in a mail, and making an `Intl` format costs a hundred times more than using it. */
const formats = new LRUCache<string, ReturnType<typeof makeFormats>>({ max: 200 });

function formatsOf(language: LanguageCode, currency: string, timeZone: string) {
  const key = `${language} ${currency} ${timeZone}`;
  const known = formats.get(key);
  if (known) return known;
  const made = makeFormats(language, currency, timeZone);
  formats.set(key, made);
  return made;
}

/** Returns words, amounts and dates in the reader's language. */
export function paperTools(language: LanguageCode, currency: string, global: GlobalSetting): PaperTools {
  const timeZone = global.default_time_zone || 'UTC';
  const { money, weight, percent, date, day, time } = formatsOf(language, currency, timeZone);
  const digits = minorDigits(currency);
  const words = texts[language];
  return {
    words,
    text: (text) => textIn(text, language, global.default_language),
    money: (minor) => money.format(minor / 10 ** digits),
    grams: (grams) => weight.format(grams),
    percent: (basisPoints) => percent.format(basisPoints / 10_000),
    date: (iso) => date.format(new Date(iso)),
    arrival: (promised) => {
      const promisedDay = day.format(new Date(promised.day));
      if (!promised.by) return promisedDay;
      const by = time.format(new Date(`${promised.day}T${promised.by}Z`));
      return words.arrivalBy.replace('{day}', promisedDay).replace('{time}', by);
    },
  };
}

type Named = Pick<Order['lines'][number], 'title' | 'variantLabel' | 'unitLabel'>;

export const nameOf = ({ text }: PaperTools, line: Named): string => {
  const variant = text(line.variantLabel);
  // A variant is often named by its size, among others: “Whole bean / 250 g”.
  const size = variant.split(' / ').includes(line.unitLabel) ? '' : line.unitLabel;
  return [text(line.title), variant, size].filter(Boolean).join(' · ');
};

/** Returns how an order is paid, for its papers and mails. */
export const paymentText = ({ words }: PaperTools, { paymentMethod }: Order, isPickup: boolean): string =>
  words.method[isPickup && paymentMethod === 'Cash' ? 'CashAtPickup' : paymentMethod];

export const addressOf = ({ userInfo }: Order): string =>
  [
    userInfo.name,
    userInfo.address,
    `${userInfo.zipCode} ${userInfo.city}`.trim(),
    userInfo.country,
    userInfo.contact,
  ]
    .filter(Boolean)
    .join('\n');
