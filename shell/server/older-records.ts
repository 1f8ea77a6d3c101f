import type { PageRecord, ReleaseRecord } from 'api';

/** The paths of older builds, whose records have no pages. Nothing else knows parts by name. */
const paths: Record<string, Record<PageRecord['host'], string[]>> = {
  'mfe-storefront': { store: ['/'], platform: [] },
  'mfe-store-admin': {
    store: ['/admin', '/store-admin'],
    platform: [],
  },
  'mfe-platform-admin': { store: ['/platform-admin'], platform: ['/', '/platform-admin'] },
};

export function olderPaths(
  { remote, paths: named }: Pick<ReleaseRecord, 'remote' | 'paths'>,
  host: PageRecord['host'],
): string[] {
  return named.length > 0 ? named : (paths[remote]?.[host] ?? []);
}

/** The chunks of mfe-shared that pages of older builds request: those to sign in and profiles have its forms. */
export const olderShared = (path: string): string[] =>
  path.includes('/auth/') || path.endsWith('-profile') ? ['sign-in'] : [];

/** Pages made from an older record's separate fields. */
export function olderPages({ preload, render }: ReleaseRecord): PageRecord[] {
  return [...new Set([...Object.keys(preload), ...Object.keys(render)])].map((path) => ({
    path,
    host: 'store',
    chunks: preload[path] ?? [],
    ...(render[path] && { render: { query: render[path] } }),
    ...(path === '/product/:slug' && { head: 'product' as const }),
    ...(path === '/search' && { head: 'category' as const }),
  }));
}
