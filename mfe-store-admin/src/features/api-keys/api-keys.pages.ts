import type { PageEntry } from 'mfe-shared';

const words = ['store-admin/api-keys'] as const;
const title = 'store-admin/layout:titles.apiKeys';

const form = () =>
  import(/* webpackChunkName: "api-key-form-page" */ './api-key-form').then((m) => m.ApiKeyFormPage);

export const apiKeysPages: PageEntry[] = [
  {
    path: '/admin/api-keys',
    permission: 'read_integrations',
    title,
    navigation: {
      area: 'admin',
      group: 'online-store',
      icon: 'code',
      order: 50,
      label: 'store-admin/layout:items.apiKeys',
    },
    words,
    page: () =>
      import(/* webpackChunkName: "api-key-list-page" */ './api-key-list-page').then((m) => m.ApiKeyListPage),
  },
  { path: '/admin/api-keys/:id', permission: 'read_integrations', title, words, page: form },
  { path: '/admin/api-keys/add', permission: 'write_integrations', title, words, page: form },
];
