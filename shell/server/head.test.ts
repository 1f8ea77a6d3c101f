import type { HostBootstrap, PageRecord } from 'api';
import type { HeadVisit } from './head.ts';
import { headFor } from './head.ts';

const words = (en: string, de: string) => ({ en, de, fr: '' });
const customization = {
  seo: {
    meta_title: words('Fresh food', 'Frisches'),
    meta_description: words('All of it', 'Alles'),
    meta_keywords: words('', ''),
    meta_img: '/seo.webp',
    favicon: '',
  },
  faq: { title: words('Questions', 'Fragen'), items: [words('a', 'b')] },
};
const bootstrap = {
  tenant: { type: 'tenant', name: 'Fresh' },
  platform: { platform_title: 'Larder', meta_title: 'All stores', meta_description: '', favicon: '' },
  global: { default_language: 'en' },
  store: null,
  customization,
} as unknown as HostBootstrap;

const fruit = {
  slug: 'fruit',
  name: words('Fruit', 'Obst'),
  description: words('Sweet', 'Süß'),
  image: '/fruit.webp',
};
const replies: Record<string, object> = {
  '/api/catalog/categories': [fruit],
  '/api/catalog/products/old-milk': {
    slug: 'milk',
    title: words('Milk', 'Milch'),
    description: words('', ''),
  },
  '/api/catalog/products/oats': {
    slug: 'oats',
    ...{ title: words('Oats', ''), description: words('Grain', '') },
    ...{ metaTitle: words('Oats by the sack', ''), metaDescription: words('Buy them', '') },
  },
  '/api/catalog/products/milk': {
    slug: 'milk',
    title: words('Milk', 'Milch'),
    description: words('White', 'Weiß'),
    image: '/milk.webp',
    ...{ averageRating: 4.25, totalReviews: 8 },
  },
};

const list: Partial<PageRecord> = { path: '/search', head: 'category' };

function headOf(address: string, page: Partial<PageRecord> = {}, visit: Partial<HeadVisit> = {}) {
  const { pathname, searchParams } = new URL(address, 'https://fresh.test');
  return headFor(
    {
      bootstrap,
      area: { host: 'store', subtype: 'public', adminType: null },
      path: pathname,
      query: searchParams,
      language: 'en',
      page: { path: pathname, host: 'store', chunks: [], ...page },
      ...visit,
    },
    async (path) =>
      replies[path]
        ? { status: 200, body: JSON.stringify(replies[path]) }
        : { status: 404, body: '{"code":"NOT_FOUND"}' },
  );
}

describe('the head of a page', () => {
  it('is the store’s own for the home page', async () => {
    expect(await headOf('/')).toMatchObject({
      title: 'Fresh food',
      description: 'All of it',
      canonical: '/',
      index: true,
    });
  });

  it('has a product’s name, description and picture in the visitor’s language', async () => {
    expect(await headOf('/product/milk?variant=1', { head: 'product' }, { language: 'de' })).toMatchObject({
      type: 'product',
      title: 'Milch · Fresh',
      description: 'Weiß',
      image: '/milk.webp',
      canonical: '/product/milk',
    });
  });

  it('has the texts that a product has for search engines', async () => {
    expect(await headOf('/product/oats', { head: 'product' })).toMatchObject({
      title: 'Oats by the sack · Fresh',
      description: 'Buy them',
    });
  });

  it('has the stars of a product once it has reviews', async () => {
    const reviewed = { name: 'Milk', averageRating: 4.25, totalReviews: 8 };
    expect(await headOf('/product/milk', { head: 'product' })).toMatchObject({ reviewed });
    expect(await headOf('/product/oats', { head: 'product' })).not.toHaveProperty('reviewed');
  });

  it('leads from a product’s former address to the present one', async () => {
    expect(await headOf('/product/old-milk', { head: 'product' })).toMatchObject({
      movedTo: '/product/milk',
    });
    expect(await headOf('/product/milk', { head: 'product' })).not.toHaveProperty('movedTo');
  });

  it('keeps an unknown product out of search engines', async () => {
    const missing = { title: 'Fresh food', index: false };
    expect(await headOf('/product/nothing', { head: 'product' })).toMatchObject(missing);
    expect(await headOf('/product/Milk%20tea', { head: 'product' })).toMatchObject(missing);
  });

  it('keeps its title and is not listed when the store wants no search engines', async () => {
    const store = { search_engines: false } as HostBootstrap['store'];
    const visit = { bootstrap: { ...bootstrap, store } };
    const product = await headOf('/product/milk', { head: 'product' }, visit);
    expect([product.title, product.index]).toEqual(['Milk · Fresh', false]);
  });

  it('has the category’s name and its own canonical URL', async () => {
    expect(await headOf('/search?category=fruit', list)).toMatchObject({
      title: 'Fruit · Fresh',
      description: 'Sweet',
      image: '/fruit.webp',
      canonical: '/search?category=fruit',
      index: true,
    });
  });

  it('has the same canonical URL for all filters of a category, and another for each further page', async () => {
    const canonicalOf = async (address: string) => (await headOf(address, list)).canonical;
    expect(await canonicalOf('/search?sort=price&category=fruit&tag=organic&page=1')).toBe(
      '/search?category=fruit',
    );
    expect(await canonicalOf('/search?category=fruit&page=3')).toBe('/search?category=fruit&page=3');
    expect(await canonicalOf('/search?page=x&inStock=true')).toBe('/search');
  });

  it('keeps search results and unknown categories out of search engines', async () => {
    expect(await headOf('/search?q=milk&category=fruit', list)).toMatchObject({ index: false });
    expect(await headOf('/search?category=nothing', list)).toMatchObject({ index: false });
  });

  it('has the title that the store set, or else the page’s own', async () => {
    const title = { en: 'Help', de: 'Hilfe' };
    expect(await headOf('/faq', { head: 'page', storeText: 'faq.title', title })).toMatchObject({
      title: 'Questions · Fresh',
    });
    expect(await headOf('/cart', { title }, { language: 'de' })).toMatchObject({ title: 'Hilfe · Fresh' });
  });

  it.each(['faq.items', 'faq', 'seo.favicon', 'constructor.name', 'nothing.at.all'])(
    'has the page’s own title when the customization has no text at %s',
    async (storeText) => {
      expect(await headOf('/x', { storeText, title: { en: 'Help' } })).toMatchObject({
        title: 'Help · Fresh',
      });
    },
  );

  it('has no store name in the back office and keeps it out of search engines', async () => {
    const area = { host: 'store', subtype: 'admin', adminType: 'tenant' } as const;
    expect(await headOf('/admin/orders', { title: { en: 'Orders' } }, { area })).toMatchObject({
      title: 'Orders',
      index: false,
    });
  });
});
