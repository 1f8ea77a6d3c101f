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

/** Returns words, amounts and dates in the reader's language. */
export function paperTools(language: LanguageCode, currency: string, global: GlobalSetting): PaperTools {
  const money = new Intl.NumberFormat(language, { style: 'currency', currency });
  const digits = minorDigits(currency);
  const weight = new Intl.NumberFormat(language, { style: 'unit', unit: 'gram' });
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  const date = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeZone: global.default_time_zone || 'UTC',
  });
  // A promised day and time are the store's already.
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' });
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' });
  const words = texts[language];
  return {
    words,
    text: (text) => textIn(text, language, global.default_language),
    money: (minor) => money.format(minor / 10 ** digits),
    grams: (grams) => weight.format(grams),
    percent: (basisPoints) => percent.format(basisPoints / 10_000),
    date: (iso) => date.format(new Date(iso)),
    arrival: (promised) => {
      const shown = day.format(new Date(promised.day));
      if (!promised.by) return shown;
      const by = time.format(new Date(`${promised.day}T${promised.by}Z`));
      return words.arrivalBy.replace('{day}', shown).replace('{time}', by);
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
