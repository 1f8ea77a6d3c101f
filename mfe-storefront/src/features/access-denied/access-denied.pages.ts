import type { PageEntry } from 'mfe-shared';

const page: Omit<PageEntry, 'path'> = {
  title: 'storefront/access-denied:title',
  words: ['storefront/access-denied'],
  page: () =>
    import(/* webpackChunkName: "access-denied-page" */ './access-denied-page').then(
      (m) => m.AccessDeniedPage,
    ),
};

export const accessDeniedPages: PageEntry[] = [
  { ...page, path: '/unauthorized' },
  { ...page, path: '/access-denied' },
];
