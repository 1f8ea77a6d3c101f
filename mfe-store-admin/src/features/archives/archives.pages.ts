import type { PageEntry } from 'mfe-shared';

export const archivesPages: PageEntry[] = [
  {
    path: '/admin/archives',
    permission: 'export_store',
    title: 'store-admin/layout:items.archives',
    navigation: { area: 'admin', group: 'people', icon: 'archive', order: 55 },
    words: ['store-admin/archives'],
    page: () => import(/* webpackChunkName: "archives-page" */ './archives-page').then((m) => m.ArchivesPage),
  },
];
