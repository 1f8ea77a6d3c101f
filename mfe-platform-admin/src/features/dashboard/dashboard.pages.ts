import type { PageEntry } from 'mfe-shared';
import { noticesOptions } from '../../ui/notices';
import { dashboardOptions } from './dashboard.queries';

export const dashboardPages: PageEntry[] = [
  {
    path: '/platform-admin/dashboard',
    title: 'platform-admin/layout:title.dashboard',
    navigation: {
      area: 'platform-admin',
      icon: 'dashboard',
      order: 10,
      label: 'platform-admin/dashboard:title',
    },
    page: () =>
      import(/* webpackChunkName: "dashboard-page" */ './dashboard-page').then((m) => m.DashboardPage),
    load: ({ queryClient, may }) => {
      void queryClient.prefetchQuery(noticesOptions());
      if (may('read_tenants')) void queryClient.prefetchQuery(dashboardOptions());
    },
  },
];
