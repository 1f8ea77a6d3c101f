import type { PageEntry } from 'mfe-shared';
import { cardSettingsQuery } from './card-settings.queries';

export const cardSettingsPages: PageEntry[] = [
  {
    path: '/admin/settings/cards',
    permission: 'read_settings',
    title: 'store-admin/layout:titles.cards',
    load: ({ queryClient, tenantId }) => void queryClient.prefetchQuery(cardSettingsQuery(tenantId)),
    words: ['store-admin/card-settings'],
    page: () =>
      import(/* webpackChunkName: "card-settings-page" */ './card-settings-page').then(
        (m) => m.CardSettingsPage,
      ),
  },
];
