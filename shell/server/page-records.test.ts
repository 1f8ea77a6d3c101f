import type { HostBootstrap, PageRecord, ReleaseRecord } from 'api';
import { addressOf, isSwitchedOff, isUnknownPage, ownerOf, pageAt, pathsOf } from './page-records.ts';
import { makeRecord } from './testing/builds.ts';

const page = (path: string, more: Partial<PageRecord> = {}): PageRecord => ({
  path,
  host: 'store',
  chunks: [],
  ...more,
});

const shop = makeRecord('mfe-corner-shop', 'a', {
  pages: ['/', '/product/:slug', '/order/:id', '/*'].map((path) => page(path)),
});
const office = makeRecord('mfe-office', 'a', {
  pages: [
    page('/admin/products/:id', { chunks: ['form'] }),
    page('/admin/products/add', { chunks: ['new'] }),
    page('/admin/*', { chunks: ['missing'] }),
    page('/platform-admin/*'),
    page('/', { host: 'platform' }),
    page('/auth/signin', { host: 'platform' }),
  ],
});
const reports = makeRecord('mfe-reports', 'a', { pages: [page('/reports'), page('/admin/charts/:id')] });
const parts = { shop, office, reports };

it('the remote of a path is found by the pages of the release records', () => {
  const owner = (path: string, kind: PageRecord['host'] = 'store') => ownerOf(parts, path, kind)?.remote;
  expect(owner('/')).toBe('mfe-corner-shop');
  expect(owner('/nothing/here')).toBe('mfe-corner-shop');
  expect(owner('/admin/orders')).toBe('mfe-office');
  expect(owner('/manage/orders')).toBe('mfe-office');
  expect(owner('/platform-admin/tenants')).toBe('mfe-office');
  expect(owner('/reports/2026')).toBe('mfe-reports');
  expect(owner('/admin/charts/1')).toBe('mfe-reports');
  expect(owner('/', 'platform')).toBe('mfe-office');
  expect(owner('/auth/signin')).toBe('mfe-corner-shop');
});

it('a part’s paths are listed once, for their kind of host only', () => {
  expect(pathsOf(shop, 'store')).toEqual(['/']);
  expect(pathsOf(office, 'store')).toEqual(['/admin', '/platform-admin']);
  expect(pathsOf(office, 'platform')).toEqual(['/']);
  expect(pathsOf(shop, 'platform')).toEqual([]);
});

it('the page with the most specific path is chosen', () => {
  const chunks = (path: string) => pageAt(office, path)?.chunks;
  expect(chunks('/admin/products/42')).toEqual(['form']);
  expect(chunks('/admin/products/add')).toEqual(['new']);
  expect(chunks('/admin/products/edit/42')).toEqual(['missing']);
  expect(chunks('/admin')).toEqual(['missing']);
  expect(pageAt(reports, '/reports/2026')).toBeUndefined();
});

it('a path is unknown where a public remote’s last page answers', () => {
  const isUnknown = (record: ReleaseRecord | undefined, path: string) =>
    isUnknownPage(pageAt(record, path), path);
  for (const path of ['/nothing/here', '/health/x', '/metrics']) expect(isUnknown(shop, path)).toBe(true);
  for (const path of ['/', '/product/milk', '/tenant-not-found', '/manage/orders'])
    expect(isUnknown(shop, path)).toBe(false);
  // Only a signed-in person is told what a back office has.
  expect(isUnknown(office, '/admin/nothing')).toBe(false);
  expect(isUnknown(undefined, '/')).toBe(false);
});

it('a page is switched off with its section of the store’s texts', () => {
  const store = { customization: { faq: { status: false }, about_us: { header: { status: false } } } };
  const bootstrap = store as unknown as HostBootstrap;
  expect(isSwitchedOff(bootstrap, { storeText: 'faq.title' })).toBe(true);
  expect(isSwitchedOff(bootstrap, { storeText: 'about_us.header.title' })).toBe(false);
  expect(isSwitchedOff(bootstrap, undefined)).toBe(false);
});

it('a page that stands at two paths has one address', () => {
  const both = ['/offer', '/offers'].map((path) => page(path, { storeText: 'offers.title' }));
  expect(both.map((one) => addressOf(both, one))).toEqual(['/offers', '/offers']);
  expect(addressOf(both, page('/search'))).toBe('/search');
});

it('older release records without pages still have their paths', () => {
  const old = makeRecord('mfe-storefront', 'a', {
    preload: { '/': ['home-page'], '/cart': ['cart-page'] },
    render: { '/': [], '/search': ['q'] },
  });
  expect(pathsOf(old, 'store')).toEqual(['/']);
  expect(pageAt(old, '/')).toMatchObject({ chunks: ['home-page'], render: { query: [] } });
  expect(pageAt(old, '/cart')?.render).toBeUndefined();
  expect(pageAt(old, '/search')).toMatchObject({ chunks: [], render: { query: ['q'] } });
});
