import type { RemoteContext } from 'mfe-shared';
import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../ui/lazy-page';
import { dashboardOptions } from './dashboard.queries';

export function dashboardRoutes({ queryClient }: RemoteContext): RouteObject[] {
  return [
    {
      ...lazyPage('dashboard', () =>
        import(/* webpackChunkName: "dashboard-page" */ './dashboard-page').then(
          (module) => module.DashboardPage,
        ),
      ),
      loader: () => {
        void queryClient.prefetchQuery(dashboardOptions());
        return null;
      },
    },
  ];
}
