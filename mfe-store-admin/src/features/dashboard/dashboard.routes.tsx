import type { RemoteContext } from 'mfe-shared';
import type { RouteObject } from 'react-router-dom';
import { Outlet } from 'react-router-dom';
import { StartPage } from '../../layout/start-page';
import { guarded } from '../../ui/guarded';
import { startQueries } from '../../ui/start-queries';
import { dashboardQuery } from './dashboard.queries';

export const dashboardRoutes = ({ queryClient, tenantId }: RemoteContext): RouteObject[] => [
  {
    element: (
      <StartPage>
        <Outlet />
      </StartPage>
    ),
    children: [
      guarded('read_dashboard', [
        {
          path: 'dashboard',
          loader: startQueries('read_dashboard', () => {
            void queryClient.prefetchQuery(dashboardQuery(tenantId));
          }),
          lazy: () =>
            import(/* webpackChunkName: "dashboard-page" */ './dashboard-page').then((m) => ({
              Component: m.DashboardPage,
            })),
        },
      ]),
    ],
  },
];
