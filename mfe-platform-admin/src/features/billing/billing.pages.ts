import type { PageEntry } from 'mfe-shared';

const shared = {
  permission: 'read_billing',
  write: 'write_billing',
  title: 'platform-admin/billing:title',
  words: ['platform-admin/billing'],
} as const;

/** With the frame: public pages need nothing of the back office, hence no static import. */
const queries = () => import(/* webpackChunkName: "frame" */ './billing.queries');

const form = () => import(/* webpackChunkName: "plan-form-page" */ './plan-form').then((m) => m.PlanFormPage);

export const billingPages: PageEntry[] = [
  {
    path: '/platform-admin/billing',
    ...shared,
    navigation: { area: 'platform-admin', icon: 'payment', order: 60 },
    page: () =>
      import(/* webpackChunkName: "subscription-list-page" */ './subscription-list-page').then(
        (m) => m.SubscriptionListPage,
      ),
  },
  {
    path: '/platform-admin/billing/plans',
    ...shared,
    page: () =>
      import(/* webpackChunkName: "plan-list-page" */ './plan-list-page').then((m) => m.PlanListPage),
  },
  { path: '/platform-admin/billing/plans/add', ...shared, permission: shared.write, page: form },
  {
    path: '/platform-admin/billing/plans/:id',
    ...shared,
    page: form,
    load: async ({ queryClient, tenantId }, { params: { id } }) => {
      const { plans } = await queries();
      return id && queryClient.prefetchQuery(plans.one(tenantId, id));
    },
  },
  {
    path: '/platform-admin/billing/invoices',
    ...shared,
    page: () =>
      import(/* webpackChunkName: "invoice-list-page" */ './invoice-list-page').then(
        (m) => m.InvoiceListPage,
      ),
  },
  {
    path: '/platform-admin/billing/invoices/:id',
    ...shared,
    page: () => import(/* webpackChunkName: "invoice-page" */ './invoice-page').then((m) => m.InvoicePage),
    load: async ({ queryClient }, { params: { id = '' } }) =>
      queryClient.prefetchQuery((await queries()).invoiceOptions(id)),
  },
  {
    path: '/platform-admin/billing/issuer',
    ...shared,
    page: () => import(/* webpackChunkName: "issuer-page" */ './issuer-page').then((m) => m.IssuerPage),
    load: async ({ queryClient }) => queryClient.prefetchQuery((await queries()).issuer.query('')),
  },
];
