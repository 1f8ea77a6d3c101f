import type { PageEntry } from 'mfe-shared';
import { removalOptions } from '../../ui/removal';
import { archivedStoreOptions } from './archives.queries';

const title = 'platform-admin/archives:title';
const words = ['platform-admin/archives'] as const;

export const archivesPages: PageEntry[] = [
  {
    path: '/platform-admin/archives',
    permission: 'read_tenants',
    write: 'write_tenants',
    title,
    navigation: { area: 'platform-admin', icon: 'archive', order: 25 },
    words,
    page: () =>
      import(/* webpackChunkName: "archive-list-page" */ './archive-list-page').then(
        (m) => m.ArchiveListPage,
      ),
  },
  {
    path: '/platform-admin/archives/:storeId',
    permission: 'read_tenants',
    write: 'write_tenants',
    title,
    words,
    page: () =>
      import(/* webpackChunkName: "store-archives-page" */ './store-archives-page').then(
        (m) => m.StoreArchivesPage,
      ),
    load: ({ queryClient }, { params }) => {
      const id = params.storeId ?? '';
      return Promise.all([
        queryClient.prefetchQuery(archivedStoreOptions(id)),
        queryClient.prefetchQuery(removalOptions(id)),
      ]);
    },
  },
];
