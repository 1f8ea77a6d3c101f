import type { LocalizedText } from '../../languages.ts';
import { inEachLanguage } from '../../languages.ts';
import type { Customization } from './customization.schema.ts';
import { bakerySlider, defaultHome, defaultSlider } from './default-home.ts';
import { defaultCheckout, defaultDashboard, defaultNavbar } from './default-labels.ts';
import { defaultAboutUs, defaultContactUs, defaultFaq, defaultPolicies } from './default-pages.ts';
import type { DeliveryPrices, StoreFacts } from './default-texts.ts';
import { defaultTexts, none, withMoney, withName } from './default-texts.ts';

/**
 * Returns the document of a store that has not written its own yet: complete in all languages, and true of any grocery.
 */
export function defaultCustomization(store: StoreFacts): Customization {
  const { navbar, notes, seo } = defaultTexts;
  // A copy, so that a change of one store's document is in no other's.
  return structuredClone({
    navbar: defaultNavbar,
    home: defaultHome,
    about_us: defaultAboutUs(store),
    contact_us: defaultContactUs(store),
    offers: { status: true, image: '', title: navbar.offers, coupon_code: [] },
    ...defaultPolicies(store),
    faq: defaultFaq,
    slider: store.catalogue === 'bakery' ? bakerySlider : defaultSlider,
    checkout: firstCheckout(store.delivery),
    dashboard: defaultDashboard,
    footer: defaultFooter(store),
    slug: {
      right_box_status: true,
      notes: notes.map((note) => withMoney(store.delivery?.freeFrom ?? 10_000, store.currency, note)),
    },
    seo: {
      favicon: '',
      meta_title: inEachLanguage(() => store.name),
      meta_description: withName(store.name, seo.meta_description),
      meta_keywords: seo.meta_keywords,
      meta_img: '',
      meta_url: '',
    },
  });
}

/** Returns the delivery options that a store begins with. */
export const firstCheckout = (delivery?: DeliveryPrices): Customization['checkout'] => ({
  ...defaultCheckout,
  ...(delivery && { shipping_one_cost: delivery.today, shipping_two_cost: delivery.week }),
});

/** Returns the shelves that every page leads to. */
function mainShelves({ catalogue }: StoreFacts): [string, LocalizedText][] {
  const { bakery, shelves } = defaultTexts;
  if (catalogue === 'bakery') return Object.entries(bakery.shelves);
  return (['fish-meat', 'fruits-vegetable', 'milk-dairy', 'drinks'] as const).map((slug) => [
    slug,
    shelves[slug],
  ]);
}

function defaultFooter(store: StoreFacts): Customization['footer'] {
  const { email, currency, delivery } = store;
  const { contact_us, dashboard, footer, navbar } = defaultTexts;
  return {
    blocks: [
      {
        status: true,
        title: footer.company,
        links: [
          { title: navbar.about_us, link: '/about-us' },
          { title: navbar.contact_us, link: '/contact-us' },
          { title: navbar.offers, link: '/offers' },
          { title: footer.faq, link: '/faq' },
        ],
      },
      {
        status: true,
        title: footer.popular_categories,
        links: mainShelves(store).map(([slug, title]) => ({ title, link: `/search?category=${slug}` })),
      },
      {
        status: true,
        title: footer.my_account,
        links: [
          { title: dashboard.dashboard_title, link: '/user/dashboard' },
          { title: dashboard.my_order, link: '/user/my-orders' },
          { title: dashboard.update_profile, link: '/user/update-profile' },
          { title: navbar.privacy_policy, link: '/privacy-policy' },
        ],
      },
    ],
    block_four: { status: true, logo: '', address: none, phone: '', email },
    social_links: {
      status: false,
      title: footer.follow_us,
      facebook: '',
      twitter: '',
      pinterest: '',
      linkedin: '',
      whatsapp: '',
    },
    payment_method: { status: false, image: '' },
    bottom_contact: { status: false, title: contact_us.phone_box.title, contact: '' },
    shipping_note: withMoney(delivery?.freeFrom ?? 50_000, currency, footer.shipping_note),
  };
}
