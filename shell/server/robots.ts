import { allPathsOf, offices } from 'api/page-paths';
import type { Composition } from './composition.ts';
import { mainAddressOf, mainOrigin } from './main-origin.ts';
import { allPages } from './page-records.ts';
import type { StoreFile } from './store-files.ts';

/** Paths of staff and of the API. Crawlers may read the data that shoppers' pages load while they run. */
const closed = [...offices.flatMap(allPathsOf), '/api/'];

/** A shop renders its pages on the server, except those that are one person's. */
function closedPages({ parts }: Pick<Composition, 'parts'>): string[] {
  const pages = allPages(parts)
    .filter(({ host, render }) => host === 'store' && !render)
    // `/order/:id` → `/order/`; `/*` → `/`, which would close the whole shop.
    .flatMap(({ path }) => path.split(/[:*]/, 1))
    .filter((path) => path !== '/');
  // A rule closes all that begins like it.
  const isCovered = (path: string) =>
    [...closed, ...pages].some((other) => other !== path && path.startsWith(other));
  return [...new Set(pages)].filter((path) => !isCovered(path));
}

/** A store that wants no search engines says so in its pages, which crawlers have to read for that. */
export function robotsOf(
  { bootstrap, origin }: StoreFile,
  composition: Pick<Composition, 'parts'>,
  rootDomain: string,
): string {
  const { tenant, store } = bootstrap;
  const main = mainOrigin(mainAddressOf(bootstrap), { origin, rootDomain });
  const isStore = tenant.type === 'tenant';
  return [
    'User-agent: *',
    'Allow: /api/catalog/',
    ...[...closed, ...(isStore ? closedPages(composition) : [])].map((path) => `Disallow: ${path}`),
    ...(isStore && store?.search_engines !== false ? [`Sitemap: ${main}/sitemap.xml`] : []),
    '',
  ].join('\n');
}
