import type { PageEntry } from 'mfe-shared';
import { rolesQuery } from '../../ui/roles-query';
import { staff } from './staff.queries';

const common: Pick<PageEntry, 'permission' | 'write' | 'title' | 'words' | 'load'> = {
  permission: 'read_staff',
  write: 'write_staff',
  title: 'store-admin/layout:titles.staff',
  words: ['store-admin/staff'],
  load: ({ queryClient, tenantId }, { params }) => {
    void queryClient.prefetchQuery(rolesQuery(tenantId));
    return params.id && queryClient.prefetchQuery(staff.one(tenantId, params.id));
  },
};

const list = () =>
  import(/* webpackChunkName: "staff-list-page" */ './staff-list-page').then((m) => m.StaffListPage);

export const staffPages: PageEntry[] = [
  {
    ...common,
    path: '/admin/staff',
    navigation: {
      area: 'admin',
      group: 'people',
      icon: 'staff',
      order: 30,
      label: 'store-admin/staff:title',
      also: ['/admin/our-staff'],
    },
    page: list,
  },
  { ...common, path: '/admin/our-staff', page: list },
  {
    ...common,
    path: '/admin/staff/:id',
    page: () =>
      import(/* webpackChunkName: "staff-detail-page" */ './staff-detail-page').then(
        (m) => m.StaffDetailPage,
      ),
  },
];
