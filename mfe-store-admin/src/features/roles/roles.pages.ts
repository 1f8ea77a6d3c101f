import { recordPages } from '../../ui/record-pages';

export const rolesPages = recordPages({
  path: '/admin/staff/roles',
  title: 'store-admin/layout:titles.staff',
  words: ['store-admin/roles'],
  permission: 'read_staff',
  write: 'write_staff',
  list: {
    page: () =>
      import(/* webpackChunkName: "role-list-page" */ './role-list-page').then((m) => m.RoleListPage),
  },
  form: {
    page: () => import(/* webpackChunkName: "role-form-page" */ './role-form').then((m) => m.RoleFormPage),
  },
  command: 'store-admin/layout:commands.add.roles',
});
