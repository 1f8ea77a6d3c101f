import type { PageEntry } from 'mfe-shared';

const title = 'platform-admin/layout:title.billing';
const words = ['platform-admin/billing'] as const;

/** With the frame: public pages need nothing of the back office, hence no static import. */
const queries = () => import(/* webpackChunkName: "frame" */ './billing.queries');

const form = () => import(/* webpackChunkName: "plan-form-page" */ './plan-form').then((m) => m.PlanFormPage);

export const billingPages: PageEntry[] = [
  {
    path: '/platform-admin/billing',
    permission: 'read_billing',
    title,
    navigation: {
      area: 'platform-admin',
      icon: 'payment',
      order: 60,
      label: 'platform-admin/layout:nav.billing',
    },
    words,
    page: () =>
      import(/* webpackChunkName: "subscription-list-page" */ './subscription-list-page').then(
        (m) => m.SubscriptionListPage,
      ),
  },
  {
    path: '/platform-admin/billing/plans',
    permission: 'read_billing',
    title,
    words,
    page: () =>
      import(/* webpackChunkName: "plan-list-page" */ './plan-list-page').then((m) => m.PlanListPage),
  },
  { path: '/platform-admin/billing/plans/add', permission: 'write_billing', title, words, page: form },
  {
    path: '/platform-admin/billing/plans/:id',
    permission: 'read_billing',
    title,
    words,
    page: form,
    load: async ({ queryClient, tenantId }, { params: { id } }) => {
      const { plans } = await queries();
      return id && queryClient.prefetchQuery(plans.one(tenantId, id));
    },
  },
  {
    path: '/platform-admin/billing/invoices',
    permission: 'read_billing',
    title,
    words,
    page: () =>
      import(/* webpackChunkName: "invoice-list-page" */ './invoice-list-page').then(
        (m) => m.InvoiceListPage,
      ),
  },
  {
    path: '/platform-admin/billing/invoices/:id',
    permission: 'read_billing',
    title,
    words,
    page: () => import(/* webpackChunkName: "invoice-page" */ './invoice-page').then((m) => m.InvoicePage),
    load: async ({ queryClient }, { params: { id = '' } }) =>
      queryClient.prefetchQuery((await queries()).invoiceOptions(id)),
  },
  {
    path: '/platform-admin/billing/issuer',
    permission: 'read_billing',
    title,
    words,
    page: () => import(/* webpackChunkName: "issuer-page" */ './issuer-page').then((m) => m.IssuerPage),
    load: async ({ queryClient }) => queryClient.prefetchQuery((await queries()).issuerOptions()),
  },
];
