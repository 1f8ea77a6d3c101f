import type { PageEntry } from 'mfe-shared';
import { settingsQueries } from 'mfe-shared';
import { categoriesQuery, couponsQuery } from '../../ui/catalog.queries';
import { shelfQuery } from './home.queries';

export const homePages: PageEntry[] = [
  {
    path: '/',
    render: { query: [] },
    page: () => import(/* webpackChunkName: "home-page" */ './home-page').then((m) => m.HomePage),
    load: ({ queryClient, tenantId }) => {
      const home = queryClient.getQueryData(settingsQueries.customization(tenantId).queryKey)?.home;
      void queryClient.prefetchQuery(categoriesQuery(tenantId));
      if (home?.coupon_status) void queryClient.prefetchQuery(couponsQuery(tenantId));
      if (home?.featured.status)
        void queryClient.prefetchQuery(shelfQuery(tenantId, 'featured', home.feature_product_limit));
    },
  },
];
