import type { PageEntry } from 'mfe-shared';

const words = ['store-admin/roles'] as const;
const title = 'store-admin/layout:titles.staff';

const form = () => import(/* webpackChunkName: "role-form-page" */ './role-form').then((m) => m.RoleFormPage);

export const rolesPages: PageEntry[] = [
  {
    path: '/admin/staff/roles',
    permission: 'read_staff',
    title,
    words,
    page: () =>
      import(/* webpackChunkName: "role-list-page" */ './role-list-page').then((m) => m.RoleListPage),
  },
  { path: '/admin/staff/roles/:id', permission: 'read_staff', title, words, page: form },
  {
    path: '/admin/staff/roles/add',
    command: 'store-admin/layout:commands.add.roles',
    permission: 'write_staff',
    title,
    words,
    page: form,
  },
];
