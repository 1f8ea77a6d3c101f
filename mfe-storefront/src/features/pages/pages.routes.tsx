import type { RemoteContext } from 'mfe-shared';
import type { RouteObject } from 'react-router-dom';
import { couponsQuery } from '../../ui/catalog.queries';
import { sendAhead } from '../../ui/send-ahead';

const load = () => import(/* webpackChunkName: "store-pages" */ './store-pages');

/** Pages that are the store's own words: all of them together are one small chunk. */
export function pagesRoutes({ queryClient, tenantId }: RemoteContext): RouteObject[] {
  const page = (path: string, name: keyof Awaited<ReturnType<typeof load>>['storePages']) => ({
    path,
    lazy: async () => ({ Component: (await load()).storePages[name] }),
  });
  const offersLoader = () => sendAhead(queryClient.prefetchQuery(couponsQuery(tenantId)));
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
