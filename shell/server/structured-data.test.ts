import { z } from 'zod';
import { headOf, list } from './testing/heads.ts';
import { structuredDataIn } from './testing/structured-data-in.ts';

/** Google's documented requirements that its validator does not check (developers.google.com/search). */
const whole = z.url({ protocol: /^https$/ });
const required: Record<string, z.ZodType> = {
  GroceryStore: z.looseObject({
    '@type': z.literal('GroceryStore'),
    name: z.string().min(1),
    url: whole,
    address: z.strictObject({ '@type': z.literal('PostalAddress'), streetAddress: z.string().min(1) }),
  }),
  WebSite: z.looseObject({ name: z.string().min(1), url: whole }),
  FAQPage: z.strictObject({
    '@type': z.literal('FAQPage'),
    mainEntity: z
      .array(
        z.strictObject({
          ...{ '@type': z.literal('Question'), name: z.string().min(1) },
          acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text: z.string().min(1) }),
        }),
      )
      .min(1),
  }),
};

const inPage = (structured: object[]): string =>
  structured
    .map((data) => JSON.stringify({ '@context': 'https://schema.org', ...data }))
    .map((json) => `<script type="application/ld+json">${json}</script>`)
    .join('');

async function dataOf(...asked: Parameters<typeof headOf>) {
  const { structured } = await headOf(...asked);
  expect((await structuredDataIn(inPage(structured))).errors).toEqual([]);
  for (const data of structured) required[data['@type']]?.parse(data);
  return structured;
}

describe('what search engines read of a page', () => {
  it('is a product’s prices, availability, stars and place in the tree', async () => {
    const [product, place] = await dataOf('/product/milk', { head: 'product' });
    expect(product).toMatchObject({
      name: 'Milk',
      image: ['https://fresh.test/img?url=%2Fmilk.webp&w=1200&q=75'],
      gtin: '4006381333931',
      offers: {
        lowPrice: '2.50',
        highPrice: '4.00',
        offerCount: 2,
        availability: 'https://schema.org/InStock',
      },
      aggregateRating: { ratingValue: 4.25, reviewCount: 8 },
    });
    expect(place).toMatchObject({
      itemListElement: [{ name: 'Food' }, { name: 'Fruit' }, { name: 'Milk', position: 3 }],
    });
  });

  it('has no stars of a product without reviews', async () => {
    const [product] = await dataOf('/product/oats', { head: 'product' });
    expect(product).toMatchObject({ offers: { '@type': 'Offer', price: '1.00' } });
    expect(product).not.toHaveProperty('aggregateRating');
  });

  it('is the place of a category', async () => {
    const [place] = await dataOf('/search?category=fruit', list);
    expect(place).toMatchObject({
      itemListElement: [
        { name: 'Food' },
        { name: 'Fruit', position: 2, item: 'https://fresh.test/find?category=fruit' },
      ],
    });
  });

  it('is the store on its home page, and how it is searched', async () => {
    const [store, site] = await dataOf('/');
    expect(store).toMatchObject({
      name: 'Fresh',
      telephone: '+1 555',
      sameAs: ['https://facebook.com/fresh'],
    });
    expect(site).toMatchObject({
      '@type': 'WebSite',
      potentialAction: { target: { urlTemplate: 'https://fresh.test/find?q={search_term_string}' } },
    });
  });

  it('is the questions and their answers in the page’s language', async () => {
    const [questions] = await dataOf('/faq', { storeText: 'faq.title' }, { language: 'de' });
    expect(questions).toMatchObject({ mainEntity: [{ name: 'Wann?', acceptedAnswer: { text: 'Heute.' } }] });
  });

  it('is refused by the validator without a price, or with stars that do not exist', async () => {
    const offers = { '@type': 'Offer', priceCurrency: 'USD' };
    const aggregateRating = { '@type': 'AggregateRating', ratingValue: 9, reviewCount: 1 };
    const milk = { '@type': 'Product', name: 'Milk', image: '/milk.webp', offers, aggregateRating };
    expect((await structuredDataIn(inPage([milk]))).errors).toEqual([
      expect.stringContaining('"price"'),
      expect.stringContaining('outside'),
    ]);
  });
});
