import type { RemoteContext } from 'mfe-shared';
import type { RouteObject } from 'react-router-dom';
import { afterPrefetch } from '../../ui/after-prefetch';
import { couponsQuery } from '../../ui/catalog.queries';

const load = () => import(/* webpackChunkName: "store-pages" */ './store-pages');

/** Pages that are the store's own words: all of them together are one small chunk. */
export function pagesRoutes({ queryClient, tenantId }: RemoteContext): RouteObject[] {
  const page = (path: string, name: keyof Awaited<ReturnType<typeof load>>['storePages']) => ({
    path,
    lazy: async () => ({ Component: (await load()).storePages[name] }),
  });
  const offersLoader = () => afterPrefetch(queryClient.prefetchQuery(couponsQuery(tenantId)));
  return [
    page('about-us', 'AboutPage'),
    page('contact-us', 'ContactPage'),
    { ...page('offer', 'OffersPage'), loader: offersLoader },
    { ...page('offers', 'OffersPage'), loader: offersLoader },
    page('faq', 'FaqPage'),
    page('privacy-policy', 'PrivacyPage'),
    page('terms-and-conditions', 'TermsPage'),
  ];
}
