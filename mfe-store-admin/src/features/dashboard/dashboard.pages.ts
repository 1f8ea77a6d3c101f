import type { PageEntry } from 'mfe-shared';
import { loadFigures } from 'mfe-shared/backoffice';
import { dashboardQuery } from './dashboard.queries';

export const dashboardPages: PageEntry[] = [
  {
    path: '/admin/dashboard',
    permission: 'read_dashboard',
    // The sign-in leads here: a role without the dashboard goes to the first of these pages that it may see.
    otherwise: ['/admin/orders', '/admin/products', '/admin/customers'],
    title: 'store-admin/layout:titles.dashboard',
    navigation: [
      { area: 'admin', group: 'start', icon: 'dashboard', order: 10, label: 'store-admin/dashboard:title' },
      { area: 'store-admin', icon: 'dashboard', order: 10, label: 'store-admin/dashboard:title' },
    ],
    words: ['store-admin/dashboard'],
    page: () => {
      // The chart is the larger half: it loads together with the page.
      loadFigures();
      return import(/* webpackChunkName: "dashboard-page" */ './dashboard-page').then((m) => m.DashboardPage);
    },
    load: ({ queryClient, tenantId }) => queryClient.prefetchQuery(dashboardQuery(tenantId)),
  },
];
