import type { PageEntry } from 'mfe-shared';
import { couponsQuery } from '../../ui/catalog.queries';

const load = () => import(/* webpackChunkName: "store-pages" */ './store-pages');
type StorePages = Awaited<ReturnType<typeof load>>['storePages'];

/** The titles are texts of the store, too. */
const page = (path: string, name: keyof StorePages, storeText: string): PageEntry => ({
  path,
  render: { query: [] },
  head: 'page',
  storeText,
  page: () => load().then(({ storePages }) => storePages[name]),
});

const loadOffers: PageEntry['load'] = ({ queryClient, tenantId }) =>
  void queryClient.prefetchQuery(couponsQuery(tenantId));

/** Pages of the store's own texts: all of them are in one small chunk. */
export const pagesPages: PageEntry[] = [
  page('/about-us', 'AboutPage', 'about_us.header.title'),
  page('/contact-us', 'ContactPage', 'contact_us.header.title'),
  { ...page('/offer', 'OffersPage', 'offers.title'), load: loadOffers },
  { ...page('/offers', 'OffersPage', 'offers.title'), load: loadOffers },
  page('/faq', 'FaqPage', 'faq.title'),
  page('/privacy-policy', 'PrivacyPage', 'privacy_policy.title'),
  page('/terms-and-conditions', 'TermsPage', 'term_and_condition.title'),
];
