import type { PageEntry } from 'mfe-shared';

export const cardSettingsPages: PageEntry[] = [
  {
    path: '/admin/settings/cards',
    permission: 'read_settings',
    write: 'write_settings',
    title: 'store-admin/card-settings:title',
    words: ['store-admin/card-settings'],
    page: () =>
      import(/* webpackChunkName: "card-settings-page" */ './card-settings-page').then(
        (m) => m.CardSettingsPage,
      ),
  },
];
