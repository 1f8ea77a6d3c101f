import { mainAddressOf, mainOrigin } from './main-origin.ts';
import type { StoreFile } from './store-files.ts';

/** Paths of one person or of staff. Crawlers may read the data that shoppers' pages load while they run. */
const closed = [
  '/admin',
  '/store-admin',
  '/platform-admin',
  '/api/',
  '/auth/',
  '/user/',
  '/cart',
  '/favourites',
  '/checkout',
  '/order/',
];

/** Where visitors of the platform open a store, or find the way to theirs. */
const openOfPlatform = ['/auth/signup', '/auth/signin'];

/** A store that wants no search engines says so in its pages, which crawlers have to read for that. */
export function robotsOf({ bootstrap, origin }: StoreFile, rootDomain: string): string {
  const { tenant, store } = bootstrap;
  const main = mainOrigin(mainAddressOf(bootstrap), { origin, rootDomain });
  const isListed = tenant.type === 'tenant' && store?.search_engines !== false;
  return [
    'User-agent: *',
    'Allow: /api/catalog/',
    ...(tenant.type === 'platform' ? openOfPlatform.map((path) => `Allow: ${path}`) : []),
    ...closed.map((path) => `Disallow: ${path}`),
    ...(isListed ? [`Sitemap: ${main}/sitemap.xml`] : []),
    '',
  ].join('\n');
}
