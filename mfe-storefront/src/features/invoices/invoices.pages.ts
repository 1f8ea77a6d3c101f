import type { PageEntry } from 'mfe-shared';
import { session } from 'mfe-shared';
import { orderKeyOf } from '../../ui/order-keys';
import { myOrderQuery } from '../../ui/shopper.queries';

const invoice: Omit<PageEntry, 'path'> = {
  title: 'storefront/invoices:title',
  words: ['storefront/invoices'],
  page: () => import(/* webpackChunkName: "invoice-page" */ './invoice-page').then((m) => m.InvoicePage),
  load: ({ queryClient, tenantId }, { params }) => {
    const id = params.id ?? '';
    if (orderKeyOf(tenantId, id) || session.getState().isAuthenticated)
      void queryClient.prefetchQuery(myOrderQuery(tenantId, id));
  },
};

/** An order has one address in the account and one for whoever has its key. Its invoice is below both. */
export const invoicesPages: PageEntry[] = [
  { ...invoice, path: '/user/my-orders/:id/invoice', login: 'customer' },
  { ...invoice, path: '/order/:id/invoice' },
];
