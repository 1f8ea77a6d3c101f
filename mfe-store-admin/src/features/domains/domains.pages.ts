import type { PageEntry } from 'mfe-shared';
import { domainsQuery } from './domains.queries';

export const domainsPages: PageEntry[] = [
  {
    path: '/admin/settings/domains',
    permission: 'read_settings',
    title: 'store-admin/layout:titles.domains',
    load: ({ queryClient, tenantId }) => void queryClient.prefetchQuery(domainsQuery(tenantId)),
    words: ['store-admin/domains'],
    page: () => import(/* webpackChunkName: "domains-page" */ './domains-page').then((m) => m.DomainsPage),
  },
];
