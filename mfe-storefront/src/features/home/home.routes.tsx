import type { RemoteContext } from 'mfe-shared';
import { settingsQueries } from 'mfe-shared';
import type { RouteObject } from 'react-router-dom';
import { afterPrefetch } from '../../ui/after-prefetch';
import { categoriesQuery, couponsQuery } from '../../ui/catalog.queries';
import { shelfQuery } from './home.queries';

export function homeRoutes({ queryClient, tenantId }: RemoteContext): RouteObject[] {
  return [
    {
      index: true,
      // Started here and not in the page, so that data and chunk are on their way together.
      loader: () => {
        const home = queryClient.getQueryData(settingsQueries.customization(tenantId).queryKey)?.home;
        return afterPrefetch(
          queryClient.prefetchQuery(categoriesQuery(tenantId)),
          ...(home?.coupon_status ? [queryClient.prefetchQuery(couponsQuery(tenantId))] : []),
          ...(home?.featured.status
            ? [queryClient.prefetchQuery(shelfQuery(tenantId, 'featured', home.feature_product_limit))]
            : []),
        );
      },
      lazy: () =>
        import(/* webpackChunkName: "home-page" */ './home-page').then((m) => ({ Component: m.HomePage })),
    },
  ];
}
