import type { PageEntry } from 'mfe-shared';

const words = ['store-admin/support-cases'] as const;
const write = 'write_support';
const title = 'store-admin/support-cases:title';

export const supportCasesPages: PageEntry[] = [
  {
    path: '/admin/support',
    permission: 'read_support',
    write,
    title,
    navigation: { area: 'admin', group: 'people', icon: 'support', order: 60 },
    words,
    page: () =>
      import(/* webpackChunkName: "support-case-list-page" */ './support-case-list-page').then(
        (m) => m.SupportCaseListPage,
      ),
  },
  {
    path: '/admin/support/add',
    permission: write,
    title,
    words,
    page: () =>
      import(/* webpackChunkName: "support-case-form" */ './support-case-form').then(
        (m) => m.SupportCaseForm,
      ),
  },
  {
    path: '/admin/support/:id',
    permission: 'read_support',
    write,
    title,
    words,
    page: () =>
      import(/* webpackChunkName: "support-case-page" */ './support-case-page').then(
        (m) => m.SupportCasePage,
      ),
  },
];
