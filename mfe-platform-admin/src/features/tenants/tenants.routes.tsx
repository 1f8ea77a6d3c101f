import type { RemoteContext } from 'mfe-shared';
import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../ui/lazy-page';
import { domainsOptions, tenantOptions } from './tenants.queries';

export function tenantsRoutes({ queryClient }: RemoteContext): RouteObject[] {
  return [
    lazyPage('tenants', () =>
      import(/* webpackChunkName: "tenant-list-page" */ './tenant-list-page').then(
        (module) => module.TenantListPage,
      ),
    ),
    lazyPage('tenants/add', () =>
      import(/* webpackChunkName: "tenant-create-page" */ './tenant-create-page').then(
        (module) => module.TenantCreatePage,
      ),
    ),
    {
      ...lazyPage('tenants/:id', () =>
        import(/* webpackChunkName: "tenant-detail-page" */ './tenant-detail-page').then(
          (module) => module.TenantDetailPage,
        ),
      ),
      loader: ({ params }) => {
        const id = params.id ?? '';
        void queryClient.prefetchQuery(tenantOptions(id));
        void queryClient.prefetchQuery(domainsOptions(id));
        return null;
      },
    },
  ];
}
