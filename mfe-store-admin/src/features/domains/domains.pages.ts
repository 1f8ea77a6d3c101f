import type { PageEntry } from 'mfe-shared';

export const domainsPages: PageEntry[] = [
  {
    path: '/admin/settings/domains',
    permission: 'read_settings',
    write: 'write_settings',
    title: 'store-admin/domains:title',
    words: ['store-admin/domains'],
    page: () => import(/* webpackChunkName: "domains-page" */ './domains-page').then((m) => m.DomainsPage),
  },
];
