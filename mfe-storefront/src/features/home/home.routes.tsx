import type { RemoteContext } from 'mfe-shared';
import { settingsQueries } from 'mfe-shared';
import type { RouteObject } from 'react-router-dom';
import { categoriesQuery } from '../../ui/catalog.queries';
import { shelfQuery } from './home.queries';

export function homeRoutes({ queryClient, tenantId }: RemoteContext): RouteObject[] {
  return [
    {
      index: true,
      // Started here and not in the page, so that data and chunk are on their way together.
      loader: () => {
        void queryClient.prefetchQuery(categoriesQuery(tenantId));
        const home = queryClient.getQueryData(settingsQueries.customization(tenantId).queryKey)?.home;
        if (home?.featured.status) {
          void queryClient.prefetchQuery(shelfQuery(tenantId, 'featured', home.feature_product_limit));
        }
        return null;
      },
      lazy: () =>
        import(/* webpackChunkName: "home-page" */ './home-page').then((m) => ({ Component: m.HomePage })),
    },
  ];
}
