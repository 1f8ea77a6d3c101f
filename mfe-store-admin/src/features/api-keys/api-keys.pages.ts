import { recordPages } from '../../ui/record-pages';

export const apiKeysPages = recordPages({
  path: '/admin/api-keys',
  title: 'store-admin/api-keys:title',
  words: ['store-admin/api-keys'],
  permission: 'read_integrations',
  write: 'write_integrations',
  list: {
    navigation: { area: 'admin', group: 'online-store', icon: 'code', order: 50 },
    page: () =>
      import(/* webpackChunkName: "api-key-list-page" */ './api-key-list-page').then((m) => m.ApiKeyListPage),
  },
  form: {
    page: () =>
      import(/* webpackChunkName: "api-key-form-page" */ './api-key-form').then((m) => m.ApiKeyFormPage),
  },
});
