import type { PageEntry } from 'mfe-shared';
import { removalOptions } from '../../ui/removal';
import { storeOptions } from './store-removals.queries';

export const storeRemovalsPages: PageEntry[] = [
  {
    path: '/platform-admin/tenants/:id/delete',
    permission: 'delete_tenants',
    title: 'platform-admin/layout:title.tenants',
    words: ['platform-admin/store-removals'],
    page: () =>
      import(/* webpackChunkName: "store-removal-page" */ './store-removal-page').then(
        (m) => m.StoreRemovalPage,
      ),
    load: ({ queryClient }, { params: { id = '' } }) => {
      return Promise.all([
        queryClient.prefetchQuery(storeOptions(id)),
        queryClient.prefetchQuery(removalOptions(id)),
      ]);
    },
  },
];
