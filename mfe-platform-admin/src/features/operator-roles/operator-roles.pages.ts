import type { PageEntry } from 'mfe-shared';
import { operatorRolesOptions } from '../../ui/operator-roles';

const write = 'write_operators';
const title = 'platform-admin/layout:title.users';

/** With the frame: public pages need nothing of the back office, hence no static import. */
const queries = () => import(/* webpackChunkName: "frame" */ './operator-roles.queries');

const form = () =>
  import(/* webpackChunkName: "operator-role-form" */ './role-form').then((m) => m.RoleFormPage);

const loadForm: PageEntry['load'] = async ({ queryClient, tenantId }, { params: { id } }) => {
  const { operatorPermissionsOptions, operatorRoles } = await queries();
  void queryClient.prefetchQuery(operatorPermissionsOptions());
  return id && queryClient.prefetchQuery(operatorRoles.one(tenantId, id));
};

export const operatorRolesPages: PageEntry[] = [
  {
    path: '/platform-admin/users/roles',
    permission: 'read_operators',
    write,
    title,
    words: ['platform-admin/operator-roles'],
    page: () =>
      import(/* webpackChunkName: "operator-role-list-page" */ './role-list-page').then(
        (m) => m.RoleListPage,
      ),
    load: ({ queryClient }) => queryClient.prefetchQuery(operatorRolesOptions()),
  },
  {
    path: '/platform-admin/users/roles/add',
    permission: write,
    write,
    title,
    words: ['platform-admin/operator-roles'],
    page: form,
    load: loadForm,
  },
  {
    path: '/platform-admin/users/roles/:id',
    permission: 'read_operators',
    write,
    title,
    words: ['platform-admin/operator-roles'],
    page: form,
    load: loadForm,
  },
];
