import type { CatalogCategory, CatalogProductDetail, HostBootstrap, LanguageCode, PageRecord } from 'api';
import { textIn } from 'api/languages';
import { LRUCache } from 'lru-cache';
import type { Area } from './areas.ts';
import type { PageApi } from './page-api.ts';
import { addressOf, isSwitchedOff, isUnknownPage } from './page-records.ts';
import type { StructuredData } from './structured-data.ts';
import { ancestorsOf, breadcrumbData, productData, questionsData, storeData } from './structured-data.ts';

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
  /** The structured data of its subject, for search engines. */
  structured: StructuredData[];
  /** There is no such page: its status is 404. */
  isMissing?: true;
  /** The path to which a link to this page leads now. */
  movedTo?: string;
};

export type HeadVisit = {
  bootstrap: HostBootstrap;
  area: Area;
  path: string;
  query: URLSearchParams;
  language: LanguageCode;
  /** The origin of the store's main address. */
  main: string;
  /** The pages of all parts. */
  pages: PageRecord[];
  /** The page's entry in the remote's release record. */
  page: PageRecord | undefined;
};

/** The head of a page. A store may ask search engines to list none of its pages. */
export async function headFor(visit: HeadVisit, ask: PageApi): Promise<Head> {
  const head = await headOfSubject(visit, ask);
  const isListed = visit.bootstrap.store?.search_engines !== false && !head.isMissing;
  return isListed ? head : { ...head, index: false, structured: [] };
}

/** By the subject that the page's release record names. */
async function headOfSubject(visit: HeadVisit, ask: PageApi): Promise<Head> {
  const { area, page } = visit;
  const head = namedHead(visit);
  if (isUnknownPage(page, visit.path)) return { ...head, isMissing: true };
  if (area.subtype === 'admin') return { ...head, index: false };
  if (page?.head === 'product') return productHead(visit, head, ask);
  if (page?.head === 'category') return categoryHead(visit, head, ask);
  if (isSwitchedOff(visit.bootstrap, page)) return { ...head, isMissing: true };
  // Pages that are not rendered on the server are personal.
  if (area.host === 'store' && page && !page.render) return { ...head, index: false };
  return storePageHead(visit, head);
}

/** The home page, and pages of the store's own texts. */
function storePageHead(visit: HeadVisit, head: Head): Head {
  const { bootstrap, page, pages, path } = visit;
  if (path === '/') return { ...head, structured: storeData(visit, head.image) };
  const section = sectionOf(bootstrap, page?.storeText);
  const picture = section && pictureOf(section);
  return {
    ...head,
    description: (section && descriptionOf(visit, section)) || head.description,
    image: picture || head.image,
    canonical: page && !/[:*]/.test(page.path) ? addressOf(pages, page) : head.canonical,
    structured: page?.storeText?.startsWith('faq.') ? questionsData(visit) : [],
  };
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
  const same = { type: 'website' as const, index: true, canonical: visit.path, structured: [] };
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
  if (!/^[a-z0-9-]{1,120}$/.test(slug)) return { ...head, isMissing: true };
  const [{ status, body }, categories] = await Promise.all([
    ask(`/api/catalog/products/${slug}`),
    readCategories(ask),
  ]);
  // An API that does not answer says nothing about the product.
  if (status !== 200) return status === 404 ? { ...head, isMissing: true } : { ...head, index: false };
  // An API that is older than this edge has no texts for search engines, and no reviews.
  const older = { metaTitle: {}, metaDescription: {}, totalReviews: 0, variants: [], images: [] };
  const product: CatalogProductDetail = { ...older, ...JSON.parse(body) };
  const name = textOf(visit, product.title);
  const description = shortened(textOf(visit, product.metaDescription) || textOf(visit, product.description));
  const canonical = visit.path.replace(/[^/]+\/?$/, product.slug);
  const url = visit.main + canonical;
  const chain = ancestorsOf(categories, ({ id }) => id === product.categoryId);
  return {
    ...head,
    ...(product.slug !== slug && { movedTo: canonical }),
    type: 'product',
    canonical,
    title: withStore(visit, textOf(visit, product.metaTitle) || name),
    description: description || head.description,
    image: product.image ?? head.image,
    structured: [
      productData(visit, product, { url, description }),
      ...breadcrumbData(visit, chain, { name, url }),
    ],
  };
}

/** Many pages have the same reply. */
const parsed = new LRUCache<string, CatalogCategory[]>({ max: 50, memoMethod: (body) => JSON.parse(body) });

async function readCategories(ask: PageApi): Promise<CatalogCategory[]> {
  const { status, body } = await ask('/api/catalog/categories');
  return status === 200 ? parsed.memo(body) : [];
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
  const categories = await readCategories(ask);
  const chain = ancestorsOf(categories, (one) => one.slug === slug);
  const category = chain.at(-1);
  // None at all: the API did not answer.
  if (!category) return categories.length > 0 ? { ...head, isMissing: true } : { ...head, index: false };
  const name = textOf(visit, category.name);
  const numbered = page > 1 && kept.has('page') ? `${name} (${page})` : name;
  return {
    ...head,
    canonical,
    title: withStore(visit, numbered),
    description: shortened(textOf(visit, category.description)) || head.description,
    image: category.image ?? head.image,
    structured: breadcrumbData(visit, chain),
  };
}

type Text = Parameters<typeof textIn>[0];

const textOf = ({ bootstrap, language }: HeadVisit, text: Text): string =>
  textIn(text, language, bootstrap.global.default_language);

/** Pages of the back offices have their own title without the store's name. */
const withStore = ({ bootstrap: { tenant }, area }: HeadVisit, title: string): string =>
  tenant.name && area.subtype === 'public' ? `${title} · ${tenant.name}` : title;

const shortened = (text: string): string => text.slice(0, 300);

/** The section of the store's customization that a text of it is in; nothing when it has none of this name. */
function sectionOf({ customization }: HostBootstrap, text = ''): Record<string, unknown> | undefined {
  const [name = ''] = text.split('.');
  const section = Object.entries(customization ?? {}).find(([key]) => key === name)?.[1];
  return isObject(section) ? section : undefined;
}

/** The section's first text, without its markup. */
function descriptionOf(visit: HeadVisit, section: Record<string, unknown>): string {
  const { description, top, form, items } = section;
  const questions = Array.isArray(items) ? items.map((item) => isObject(item) && item.question) : [];
  const parts = [description, isObject(top) && top.description, isObject(form) && form.description];
  const given = [...parts, ...questions].flatMap((part) => (isText(part) ? textOf(visit, part) || [] : []));
  const plain = given.map((text) =>
    text
      .replace(/<[^<>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return shortened(questions.length > 0 ? plain.join(' ') : (plain[0] ?? ''));
}

function pictureOf(section: Record<string, unknown>): string {
  const { image, header } = section;
  const given = image ?? (isObject(header) ? header.image : '');
  return typeof given === 'string' ? given : '';
}

/** `faq.title` of the store's customization; nothing when there is no text, whatever a release record names. */
function storeText({ customization }: HostBootstrap, path = ''): Text | undefined {
  const found = path
    .split('.')
    .reduce<unknown>(
      (value, name) => (isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined),
      customization,
    );
  return isText(found) ? found : undefined;
}

const isText = (value: unknown): value is Text =>
  isObject(value) && Object.values(value).every((text) => typeof text === 'string');

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
