import type { PageEntry } from 'mfe-shared';
import { removalOptions } from '../../ui/removal';

/** With the frame: public pages need nothing of the back office, hence no static import. */
const queries = () => import(/* webpackChunkName: "frame" */ './tenants.queries');

const write = 'write_tenants';
const title = 'platform-admin/layout:title.tenants';

export const tenantsPages: PageEntry[] = [
  {
    path: '/platform-admin/tenants',
    permission: 'read_tenants',
    write,
    title,
    navigation: { area: 'platform-admin', icon: 'store', order: 20, label: 'platform-admin/tenants:title' },
    words: ['platform-admin/tenants'],
    page: () =>
      import(/* webpackChunkName: "tenant-list-page" */ './tenant-list-page').then((m) => m.TenantListPage),
    load: async (...given) => (await queries()).loadTenants(...given),
  },
  {
    path: '/platform-admin/tenants/add',
    permission: write,
    title,
    words: ['platform-admin/tenants'],
    page: () =>
      import(/* webpackChunkName: "tenant-create-page" */ './tenant-create-page').then(
        (m) => m.TenantCreatePage,
      ),
  },
  {
    path: '/platform-admin/tenants/:id',
    permission: 'read_tenants',
    write,
    title,
    words: ['platform-admin/tenants'],
    page: () =>
      import(/* webpackChunkName: "tenant-detail-page" */ './tenant-detail-page').then(
        (m) => m.TenantDetailPage,
      ),
    load: async ({ queryClient }, { params }) => {
      const { domainsOptions, tenantOptions } = await queries();
      const id = params.id ?? '';
      return Promise.all([
        queryClient.prefetchQuery(tenantOptions(id)),
        queryClient.prefetchQuery(domainsOptions(id)),
        queryClient.prefetchQuery(removalOptions(id)),
      ]);
    },
  },
  {
    path: '/platform-admin/tenants/:id/edit',
    permission: write,
    title,
    words: ['platform-admin/tenants'],
    page: () =>
      import(/* webpackChunkName: "tenant-edit-page" */ './tenant-edit-page').then((m) => m.TenantEditPage),
    load: async ({ queryClient }, { params }) =>
      queryClient.prefetchQuery((await queries()).tenantOptions(params.id ?? '')),
  },
];
