import type { PageEntry } from 'mfe-shared';
import { rolesQuery } from '../../ui/roles-query';
import { permissionsQuery, roles } from './roles.queries';

const words = ['store-admin/roles'] as const;
const title = 'store-admin/layout:titles.staff';

const loadList: PageEntry['load'] = ({ queryClient, tenantId }) => {
  void queryClient.prefetchQuery(rolesQuery(tenantId));
  void queryClient.prefetchQuery(permissionsQuery(tenantId));
};

const loadForm: PageEntry['load'] = ({ queryClient, tenantId }, { params: { id } }) => {
  void queryClient.prefetchQuery(permissionsQuery(tenantId));
  if (id) void queryClient.prefetchQuery(roles.one(tenantId, id));
};

const form = () => import(/* webpackChunkName: "role-form-page" */ './role-form').then((m) => m.RoleFormPage);

export const rolesPages: PageEntry[] = [
  {
    path: '/admin/staff/roles',
    permission: 'read_staff',
    title,
    words,
    page: () =>
      import(/* webpackChunkName: "role-list-page" */ './role-list-page').then((m) => m.RoleListPage),
    load: loadList,
  },
  { path: '/admin/staff/roles/:id', permission: 'read_staff', title, words, page: form, load: loadForm },
  {
    path: '/admin/staff/roles/add',
    command: 'store-admin/layout:commands.add.roles',
    permission: 'write_staff',
    title,
    words,
    page: form,
    load: loadForm,
  },
];
