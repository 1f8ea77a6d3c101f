import type { PageEntry } from 'mfe-shared';
import { apiKeys, keyPermissionsQuery } from './api-keys.queries';

const words = ['store-admin/api-keys'] as const;
const title = 'store-admin/layout:titles.apiKeys';

const form = () =>
  import(/* webpackChunkName: "api-key-form-page" */ './api-key-form').then((m) => m.ApiKeyFormPage);

const loadForm: PageEntry['load'] = ({ queryClient, tenantId }, { params: { id } }) => {
  void queryClient.prefetchQuery(keyPermissionsQuery(tenantId));
  if (id) void queryClient.prefetchQuery(apiKeys.one(tenantId, id));
};

export const apiKeysPages: PageEntry[] = [
  {
    path: '/admin/api-keys',
    permission: 'read_integrations',
    title,
    navigation: {
      area: 'admin',
      group: 'online-store',
      icon: 'external',
      order: 50,
      label: 'store-admin/layout:items.apiKeys',
    },
    words,
    page: () =>
      import(/* webpackChunkName: "api-key-list-page" */ './api-key-list-page').then((m) => m.ApiKeyListPage),
  },
  { path: '/admin/api-keys/:id', permission: 'read_integrations', title, words, page: form, load: loadForm },
  { path: '/admin/api-keys/add', permission: 'write_integrations', title, words, page: form, load: loadForm },
];
