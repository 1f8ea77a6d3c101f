import type { HostBootstrap } from 'api';
import { bootstrap, headOf, list } from './testing/heads.ts';

describe('the head of a page', () => {
  it('is the store’s own for the home page', async () => {
    expect(await headOf('/')).toMatchObject({
      title: 'Fresh food',
      description: 'All of it',
      canonical: '/',
      index: true,
    });
  });

  it.each(['meta_title', 'meta_description', 'meta_keywords', 'meta_img', 'favicon'] as const)(
    'has the store’s %s from its document',
    async (field) => {
      const { customization } = bootstrap;
      const seo = { ...customization!.seo, [field]: /img|icon/.test(field) ? '/new.webp' : { en: 'New' } };
      const visit = { bootstrap: { ...bootstrap, customization: { ...customization!, seo } } };
      expect(JSON.stringify(await headOf('/', undefined, visit))).toContain(
        /img|icon/.test(field) ? '"/new.webp"' : '"New"',
      );
    },
  );

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

  it('leads from a product’s former address to the present one', async () => {
    expect(await headOf('/product/old-milk', { head: 'product' })).toMatchObject({
      movedTo: '/product/milk',
    });
    expect(await headOf('/product/milk', { head: 'product' })).not.toHaveProperty('movedTo');
  });

  it('keeps an unknown product out of search engines', async () => {
    const missing = { title: 'Fresh food', index: false, isMissing: true, structured: [] };
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
    expect(await headOf('/search?category=nothing', list)).toMatchObject({ index: false, isMissing: true });
  });

  it('has the title that the store set, or else the page’s own', async () => {
    const title = { en: 'Help', de: 'Hilfe' };
    expect(await headOf('/faq', { head: 'page', storeText: 'faq.title', title })).toMatchObject({
      title: 'Questions · Fresh',
    });
    expect(await headOf('/cart', { title }, { language: 'de' })).toMatchObject({ title: 'Hilfe · Fresh' });
  });

  it('has the description and the picture of a page of the store’s own texts', async () => {
    expect(await headOf('/about-us', { storeText: 'about_us.header.title' })).toMatchObject({
      title: 'About · Fresh',
      description: 'From the farm',
      image: '/about.webp',
    });
    expect(await headOf('/faq', { storeText: 'faq.title' })).toMatchObject({ description: 'When?' });
  });

  it('is missing for a path without a page, and for a page that is switched off', async () => {
    const missing = { isMissing: true, index: false };
    expect(await headOf('/nothing', { path: '/*' })).toMatchObject(missing);
    expect(await headOf('/offers', { path: '/offers', storeText: 'offers.title' })).toMatchObject(missing);
  });

  it('is not listed for what is one person’s', async () => {
    const { render: _, ...cart } = { path: '/cart', host: 'store' as const, chunks: [], render: undefined };
    expect(await headOf('/cart', {}, { page: cart })).toMatchObject({ index: false });
    expect(await headOf('/cart', {}, { page: cart })).not.toHaveProperty('isMissing');
  });

  it('has the number of a further page in its title', async () => {
    const { title } = await headOf('/search?category=fruit&page=3', list);
    expect(title).toBe('Fruit (3) · Fresh');
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
