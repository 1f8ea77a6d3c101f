import type { HostBootstrap, PageRecord } from 'api';
import type { HeadVisit } from '../head.ts';
import { headFor } from '../head.ts';

export const words = (en: string, de: string) => ({ en, de, fr: '' });
const customization = {
  seo: {
    meta_title: words('Fresh food', 'Frisches'),
    meta_description: words('All of it', 'Alles'),
    meta_keywords: words('', ''),
    meta_img: '/seo.webp',
    favicon: '',
  },
  faq: {
    title: words('Questions', 'Fragen'),
    items: [{ question: words('When?', 'Wann?'), answer: words('Today.', 'Heute.') }],
  },
  about_us: {
    header: { status: true, title: words('About', 'Über uns'), image: '/about.webp' },
    top: { description: words('<p>From  the farm</p>', 'Vom Hof') },
  },
  offers: { status: false, title: words('Offers', 'Angebote') },
  navbar: { phone: '+1 555', logo: '' },
  contact_us: {
    email_box: { email: 'hello@fresh.test' },
    phone_box: { phone: '' },
    address_box: { address: words('1 Main Street', '') },
  },
  footer: {
    block_four: { address: words('', '') },
    social_links: { facebook: 'https://facebook.com/fresh' },
  },
};
export const bootstrap = {
  tenant: { type: 'tenant', name: 'Fresh' },
  platform: { platform_title: 'Larder', meta_title: 'All stores', meta_description: '', favicon: '' },
  global: { default_language: 'en', default_currency: 'USD' },
  store: null,
  customization,
} as unknown as HostBootstrap;

const fruit = {
  ...{ id: 'fruit-id', parentId: 'food-id' },
  slug: 'fruit',
  name: words('Fruit', 'Obst'),
  description: words('Sweet', 'Süß'),
  image: '/fruit.webp',
};
const replies: Record<string, object> = {
  '/api/catalog/categories': [
    { ...fruit, ...{ id: 'food-id', parentId: null, slug: 'food', name: words('Food', '') } },
    fruit,
  ],
  '/api/catalog/products/old-milk': {
    slug: 'milk',
    title: words('Milk', 'Milch'),
    description: words('', ''),
  },
  '/api/catalog/products/oats': {
    slug: 'oats',
    image: '/oats.webp',
    price: 100,
    ...{ title: words('Oats', ''), description: words('Grain', '') },
    ...{ metaTitle: words('Oats by the sack', ''), metaDescription: words('Buy them', '') },
  },
  '/api/catalog/products/milk': {
    slug: 'milk',
    title: words('Milk', 'Milch'),
    description: words('White', 'Weiß'),
    image: '/milk.webp',
    categoryId: 'fruit-id',
    ...{ price: 250, inStock: true, sku: 'M-1', brand: 'Alm', barcode: '4006381333931' },
    variants: [{ price: 250 }, { price: 400 }],
    ...{ averageRating: 4.25, totalReviews: 8 },
  },
};

export const list: Partial<PageRecord> = { path: '/search', head: 'category' };

export function headOf(address: string, page: Partial<PageRecord> = {}, visit: Partial<HeadVisit> = {}) {
  const { pathname, searchParams } = new URL(address, 'https://fresh.test');
  return headFor(
    {
      bootstrap,
      area: { host: 'store', subtype: 'public', adminType: null },
      path: pathname,
      query: searchParams,
      language: 'en',
      main: 'https://fresh.test',
      pages: [{ host: 'store', chunks: [], path: '/find', head: 'category' }],
      page: { path: pathname, host: 'store', chunks: [], render: { query: [] }, ...page },
      ...visit,
    },
    async (path) =>
      replies[path]
        ? { status: 200, body: JSON.stringify(replies[path]) }
        : { status: 404, body: '{"code":"NOT_FOUND"}' },
  );
}
