import type { PageEntry } from 'mfe-shared';

export const compositionsPages: PageEntry[] = [
  {
    path: '/platform-admin/releases/compositions',
    permission: 'read_releases',
    write: 'write_releases',
    title: 'platform-admin/compositions:title',
    words: ['platform-admin/compositions'],
    page: () =>
      import(/* webpackChunkName: "composition-list-page" */ './composition-list-page').then(
        (m) => m.CompositionListPage,
      ),
  },
];
