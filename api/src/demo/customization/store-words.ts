import type { DeliveryTimes } from '../../features/cart/earliest-arrival.ts';
import type { LocalizedText } from '../../platform/http/localized.schema.ts';

type Titled = { title: LocalizedText; description: LocalizedText };

/** The texts of one store; everything else of its customization document is shared. */
export type StoreWords = {
  name: string;
  phone: string;
  email: string;
  address: LocalizedText;
  domain: string;
  slides: (Titled & { button: LocalizedText; link: string })[];
  couponCodes: string[];
  featured: Titled;
  popular: Titled;
  latestDiscount: Titled;
  dailyNeeds: Titled;
  promotion: Titled & { button: LocalizedText; link: string };
  delivery: Titled;
  promises: Titled[];
  about: Titled & { cards: Titled[]; middle: LocalizedText; second: LocalizedText };
  team: { name: string; role: LocalizedText }[];
  shipping: {
    name: LocalizedText;
    description: LocalizedText;
    cost: number;
    times: Omit<DeliveryTimes, 'daysOff'>;
  }[];
  shippingNote: LocalizedText;
  productNotes: LocalizedText[];
  seo: { title: LocalizedText; description: LocalizedText; keywords: LocalizedText };
  /** Category slugs for the footer, with their names. */
  categories: { slug: string; name: LocalizedText }[];
};
