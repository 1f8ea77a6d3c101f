import type { PageEntry } from 'mfe-shared';

/** With the frame: public pages need nothing of the back office, hence no static import. */
const queries = () => import(/* webpackChunkName: "frame" */ './support-cases.queries');

export const supportCasesPages: PageEntry[] = [
  {
    path: '/platform-admin/support',
    permission: 'read_support_cases',
    write: 'write_support_cases',
    title: 'platform-admin/support-cases:title',
    navigation: { area: 'platform-admin', icon: 'support', order: 70 },
    words: ['platform-admin/support-cases'],
    page: () =>
      import(/* webpackChunkName: "store-case-list-page" */ './store-case-list-page').then(
        (m) => m.StoreCaseListPage,
      ),
  },
  {
    path: '/platform-admin/support/:id',
    permission: 'read_support_cases',
    write: 'write_support_cases',
    title: 'platform-admin/support-cases:title',
    words: ['platform-admin/support-cases'],
    page: () =>
      import(/* webpackChunkName: "store-case-page" */ './store-case-page').then((m) => m.StoreCasePage),
    load: async ({ queryClient }, { params }) =>
      queryClient.prefetchQuery((await queries()).storeCaseOptions(params.id ?? '')),
  },
];
