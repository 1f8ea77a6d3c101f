import type { CatalogCategory, CatalogProductDetail, HostBootstrap, LanguageCode, PageRecord } from 'api';
import { textIn } from 'api/languages';
import type { Area } from './areas.ts';
import type { PageApi } from './page-api.ts';

/** The texts for search engines, link previews and the browser's tab. Plain text; html.ts escapes it. */
export type Head = {
  title: string;
  description: string;
  keywords: string;
  image: string;
  favicon: string;
  type: 'website' | 'product';
  index: boolean;
  /** The path and query of the canonical URL. */
  canonical: string;
  /** The page's product, once customers have reviewed it. */
  reviewed?: { name: string; averageRating: number; totalReviews: number };
  /** The path to which a link to this page leads now. */
  movedTo?: string;
};

export type HeadVisit = {
  bootstrap: HostBootstrap;
  area: Area;
  path: string;
  query: URLSearchParams;
  language: LanguageCode;
  /** What the remote's release record says about the page. */
  page: PageRecord | undefined;
};

/** The head of a page. A store may ask search engines to list none of its pages. */
export async function headFor(visit: HeadVisit, ask: PageApi): Promise<Head> {
  const head = await headOfSubject(visit, ask);
  return visit.bootstrap.store?.search_engines === false ? { ...head, index: false } : head;
}

/** By the subject that the page's release record names. */
async function headOfSubject(visit: HeadVisit, ask: PageApi): Promise<Head> {
  const { area, page } = visit;
  const head = namedHead(visit);
  if (area.subtype === 'admin') return { ...head, index: false };
  if (page?.head === 'product') return productHead(visit, head, ask);
  return page?.head === 'category' ? categoryHead(visit, head, ask) : head;
}

/** The title is the store's text for the page, or else the page's own; other pages have the store's title. */
function namedHead(visit: HeadVisit): Head {
  const { bootstrap, page } = visit;
  const head = homeHead(visit);
  const name = textOf(visit, storeText(bootstrap, page?.storeText) ?? page?.title ?? {});
  return name ? { ...head, title: withStore(visit, name) } : head;
}

function homeHead(visit: HeadVisit): Head {
  const { platform, customization, store, tenant } = visit.bootstrap;
  const seo = customization?.seo;
  const same = { type: 'website', index: true, canonical: visit.path } as const;
  if (!seo) {
    return {
      ...same,
      title: platform.meta_title || platform.platform_title,
      description: platform.meta_description,
      keywords: '',
      image: '',
      favicon: platform.favicon,
    };
  }
  return {
    ...same,
    title: textOf(visit, seo.meta_title) || store?.meta_title || tenant.name || '',
    description: textOf(visit, seo.meta_description),
    keywords: textOf(visit, seo.meta_keywords),
    image: seo.meta_img,
    favicon: seo.favicon,
  };
}

/** An unknown product has the store's head, and the page says that it is missing. */
async function productHead(visit: HeadVisit, head: Head, ask: PageApi): Promise<Head> {
  const slug = visit.path.split('/').filter(Boolean).at(-1) ?? '';
  if (!/^[a-z0-9-]{1,120}$/.test(slug)) return { ...head, index: false };
  const { status, body } = await ask(`/api/catalog/products/${slug}`);
  if (status !== 200) return { ...head, index: false };
  // An API that is older than this edge has no texts for search engines, and no reviews.
  const older = { metaTitle: {}, metaDescription: {}, totalReviews: 0 };
  const product: CatalogProductDetail = { ...older, ...JSON.parse(body) };
  const { averageRating, totalReviews } = product;
  const name = textOf(visit, product.title);
  return {
    ...head,
    ...(totalReviews > 0 && { reviewed: { name, averageRating, totalReviews } }),
    ...(product.slug !== slug && { movedTo: visit.path.replace(/[^/]+\/?$/, product.slug) }),
    type: 'product',
    title: withStore(visit, textOf(visit, product.metaTitle) || name),
    description: shortened(textOf(visit, product.metaDescription) || textOf(visit, product.description)),
    image: product.image ?? head.image,
  };
}

/**
 * A category and each of its further pages have their own canonical URL; filters and order do not change it. Search
 * results are not indexed.
 */
async function categoryHead(visit: HeadVisit, head: Head, ask: PageApi): Promise<Head> {
  const { path, query } = visit;
  if (query.get('q')?.trim()) return { ...head, index: false };
  const slug = query.get('category')?.trim();
  const page = Number(query.get('page'));
  const kept = new URLSearchParams({
    ...(slug && { category: slug }),
    ...(Number.isSafeInteger(page) && page > 1 && { page: String(page) }),
  });
  const canonical = kept.size > 0 ? `${path}?${kept}` : path;
  if (!slug) return { ...head, canonical };
  const { status, body } = await ask('/api/catalog/categories');
  const categories = status === 200 ? (JSON.parse(body) as CatalogCategory[]) : [];
  const category = categories.find((one) => one.slug === slug);
  if (!category) return { ...head, index: false };
  return {
    ...head,
    canonical,
    title: withStore(visit, textOf(visit, category.name)),
    description: shortened(textOf(visit, category.description)),
    image: category.image ?? head.image,
  };
}

type Text = Parameters<typeof textIn>[0];

const textOf = ({ bootstrap, language }: HeadVisit, text: Text): string =>
  textIn(text, language, bootstrap.global.default_language);

/** Pages of the back offices have their own title without the store's name. */
const withStore = ({ bootstrap: { tenant }, area }: HeadVisit, title: string): string =>
  tenant.name && area.subtype === 'public' ? `${title} · ${tenant.name}` : title;

const shortened = (text: string): string => text.slice(0, 300);

/** `faq.title` of the store's customization; nothing when there is no text, whatever a release record names. */
function storeText({ customization }: HostBootstrap, path = ''): Text | undefined {
  const found = path
    .split('.')
    .reduce<unknown>(
      (value, name) => (isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined),
      customization,
    );
  return isObject(found) && Object.values(found).every((text) => typeof text === 'string')
    ? found
    : undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
