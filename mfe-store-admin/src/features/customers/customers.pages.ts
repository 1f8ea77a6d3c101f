import type { PageEntry } from 'mfe-shared';
import { loadList } from 'mfe-shared/backoffice';
import { orders } from '../../ui/order-query';
import { recordPages } from '../../ui/record-pages';
import { customerList, customers, customerTagsQuery } from './customers.queries';

const words = ['store-admin/customers'] as const;
const title = 'store-admin/layout:titles.customers';
const label = 'store-admin/customers:title';

export const customersPages: PageEntry[] = [
  ...recordPages({
    path: '/admin/customers',
    title,
    words,
    permission: 'read_customers',
    write: 'write_customers',
    list: {
      navigation: [
        {
          area: 'admin',
          group: 'people',
          icon: 'customers',
          order: 10,
          label,
          also: ['/admin/customer-order'],
        },
        { area: 'store-admin', icon: 'customers', order: 40, label },
      ],
      page: () =>
        import(/* webpackChunkName: "customer-list-page" */ './customer-list-page').then(
          (m) => m.CustomerListPage,
        ),
      load: loadList(customers, customerList),
    },
    form: {
      page: () =>
        import(/* webpackChunkName: "customer-form-page" */ './customer-form-page').then(
          (m) => m.CustomerFormPage,
        ),
      load: ({ queryClient, tenantId, may }, { params: { id } }) => {
        void queryClient.prefetchQuery(customerTagsQuery(tenantId));
        if (!id) return;
        if (may('read_orders'))
          void queryClient.prefetchQuery(orders.list(tenantId, { customer: id, limit: 5 }));
        return queryClient.prefetchQuery(customers.one(tenantId, id));
      },
    },
    command: 'store-admin/layout:commands.add.customers',
  }),
  {
    path: '/admin/customer-order/:id',
    permission: 'read_orders',
    title,
    words,
    page: () =>
      import(/* webpackChunkName: "customer-order-page" */ './customer-order-page').then(
        (m) => m.CustomerOrderPage,
      ),
  },
];
