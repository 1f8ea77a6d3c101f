import type { CatalogCategory, CatalogProductDetail, HostBootstrap, LanguageCode, PageRecord } from 'api';
import { majorUnits } from 'api/currency';
import type { LocalizedText } from 'api/languages';
import { textIn } from 'api/languages';
import { categoryPath, listPath } from './page-records.ts';

/** A page's data for search engines (schema.org). Its addresses are absolute. */
export type StructuredData = { '@type': string; [name: string]: unknown };

export type Subject = { bootstrap: HostBootstrap; language: LanguageCode; main: string; pages: PageRecord[] };

const textOf = ({ bootstrap, language }: Subject, text: LocalizedText | undefined): string =>
  textIn(text ?? {}, language, bootstrap.global.default_language);

export const pictureAddress = (main: string, picture: string): string =>
  picture.startsWith('/') ? `${main}/img?url=${encodeURIComponent(picture)}&w=1200&q=75` : '';

/** A barcode of 8, 12, 13 or 14 digits is a GTIN; stores' own codes are none. */
const gtin = /^(\d{8}|\d{12,14})$/;

function offersOf(subject: Subject, product: CatalogProductDetail, url: string): object {
  const { default_currency: currency } = subject.bootstrap.global;
  const prices = product.variants.map(({ price }) => price);
  const shared = {
    url,
    priceCurrency: currency,
    availability: `https://schema.org/${product.inStock ? 'InStock' : 'OutOfStock'}`,
  };
  const [lowest, highest] = [Math.min(...prices, product.price), Math.max(...prices, product.price)];
  // Goods that are weighed have the price of a piece on every page, and that of a kilogram in their variants.
  if (lowest === highest || product.nominalWeightG)
    return { '@type': 'Offer', ...shared, price: majorUnits(product.price, currency) };
  return {
    '@type': 'AggregateOffer',
    ...shared,
    lowPrice: majorUnits(lowest, currency),
    highPrice: majorUnits(highest, currency),
    offerCount: prices.length,
  };
}

export function productData(
  subject: Subject,
  product: CatalogProductDetail,
  { url, description }: { url: string; description: string },
): StructuredData {
  const pictures = [product.image ?? '', ...product.images.slice(1, 6).map((picture) => picture.url)];
  const image = pictures.flatMap((picture) => pictureAddress(subject.main, picture) || []);
  return {
    '@type': 'Product',
    name: textOf(subject, product.title),
    ...(description && { description }),
    ...(image.length > 0 && { image }),
    ...(product.sku && { sku: product.sku }),
    ...(gtin.test(product.barcode ?? '') && { gtin: product.barcode }),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
    // An invalid code of a currency must not prevent a page from being shown.
    ...(/^[A-Z]{3}$/.test(subject.bootstrap.global.default_currency) && {
      offers: offersOf(subject, product, url),
    }),
    ...(product.totalReviews > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.averageRating,
        reviewCount: product.totalReviews,
      },
    }),
  };
}

/** From the top of the tree to the category. */
export function ancestorsOf(
  categories: CatalogCategory[],
  of: (category: CatalogCategory) => boolean,
): CatalogCategory[] {
  const chain: CatalogCategory[] = [];
  let next = categories.find(of);
  while (next && !chain.includes(next)) {
    chain.unshift(next);
    const { parentId } = next;
    next = categories.find(({ id }) => id === parentId);
  }
  return chain;
}

export function breadcrumbData(
  subject: Subject,
  chain: CatalogCategory[],
  last?: { name: string; url: string },
): StructuredData[] {
  const places = chain.flatMap(({ name, slug }) => {
    const path = categoryPath(subject.pages, slug);
    return path ? [{ name: textOf(subject, name), url: subject.main + path }] : [];
  });
  const all = last ? [...places, last] : places;
  if (all.length < 2) return [];
  const itemListElement = all.map(({ name, url }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: url,
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

/** The store, and how its search is addressed. */
export function storeData(subject: Subject, picture: string): StructuredData[] {
  const { bootstrap, main, pages } = subject;
  const search = listPath(pages);
  const { tenant, customization } = bootstrap;
  if (!customization || !tenant.name) return [];
  const { contact_us: contact, navbar, footer } = customization;
  const address = textOf(subject, contact.address_box.address) || textOf(subject, footer.block_four.address);
  const telephone = navbar.phone || contact.phone_box.phone;
  const image = pictureAddress(main, picture);
  const logo = pictureAddress(main, navbar.logo);
  const networks = Object.values(footer.social_links).filter(
    (link) => typeof link === 'string' && link.startsWith('https://'),
  );
  return [
    {
      '@type': 'GroceryStore',
      '@id': `${main}/#store`,
      name: tenant.name,
      url: `${main}/`,
      ...(image && { image }),
      ...(logo && { logo }),
      ...(telephone && { telephone }),
      ...(contact.email_box.email && { email: contact.email_box.email }),
      ...(address && { address: { '@type': 'PostalAddress', streetAddress: address } }),
      ...(networks.length > 0 && { sameAs: networks }),
    },
    {
      '@type': 'WebSite',
      name: tenant.name,
      url: `${main}/`,
      ...(search && {
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${main}${search}?q={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      }),
    },
  ];
}

export function questionsData(subject: Subject): StructuredData[] {
  const asked = (subject.bootstrap.customization?.faq.items ?? []).flatMap(({ question, answer }) => {
    const [name, text] = [textOf(subject, question), textOf(subject, answer)];
    return name && text ? [{ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } }] : [];
  });
  return asked.length > 0 ? [{ '@type': 'FAQPage', mainEntity: asked }] : [];
}
