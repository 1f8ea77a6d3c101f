import type { PageEntry } from 'mfe-shared';
import { settingsQueries } from 'mfe-shared';

export const panelsPages: PageEntry[] = [
  {
    path: '/admin/panels',
    permission: 'read_settings',
    write: 'write_settings',
    title: 'store-admin/panels:title',
    navigation: { area: 'admin', group: 'online-store', icon: 'panels', order: 40 },
    words: ['store-admin/panels'],
    page: () => import(/* webpackChunkName: "panels-page" */ './panels-page').then((m) => m.PanelsPage),
    load: ({ queryClient, tenantId }) => queryClient.prefetchQuery(settingsQueries.slots(tenantId)),
  },
];
