import { recordPages } from '../../ui/record-pages';

export const rolesPages = recordPages({
  path: '/admin/staff/roles',
  title: 'store-admin/layout:titles.staff',
  words: ['store-admin/roles'],
  list: {
    permission: 'read_staff',
    page: () =>
      import(/* webpackChunkName: "role-list-page" */ './role-list-page').then((m) => m.RoleListPage),
  },
  form: {
    page: () => import(/* webpackChunkName: "role-form-page" */ './role-form').then((m) => m.RoleFormPage),
  },
  add: { permission: 'write_staff', command: 'store-admin/layout:commands.add.roles' },
});
