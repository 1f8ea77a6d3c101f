import { useQuery } from '@tanstack/react-query';
import type { CustomerRow } from 'api';
import { useMayWrite, usePermission } from 'mfe-shared';
import { ExportCsvButton, ListPage, useListWords, useResourceList } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { useTenantId } from '../../ui/use-tenant-id';
import { CustomerName } from './customer-name';
import { CustomerStatus } from './customer-status';
import { customerList, customers, customerTagsQuery } from './customers.queries';
import { useCustomerActions } from './use-customer-actions';

const statuses = ['active', 'blocked', 'erased'] as const;

/** /admin/customers: the store's customers with the number and sum of their orders. */
export function CustomerListPage() {
  const { t } = useTranslation(['store-admin/customers', 'store-admin/layout']);
  const { page, columns } = useListWords('store-admin/customers');
  const mayWrite = useMayWrite();
  const mayExport = usePermission('export_customers');
  const list = useResourceList(customers, customerList);
  const { data: tags = [] } = useQuery(customerTagsQuery(useTenantId()));
  const { actions, dialogs } = useCustomerActions();
  const counts = list.query.data?.counts;
  /** Links of analytics set them. */
  const buyerFilters = [
    {
      name: 'buyers',
      label: t('buyers.title'),
      options: (['new', 'returning'] as const).map((value) => ({ value, label: t(`buyers.${value}`) })),
    },
    { name: 'startDate', label: t('buyers.from'), type: 'date' as const },
    { name: 'endDate', label: t('buyers.to'), type: 'date' as const },
  ];
  return (
    <>
      <ListPage<CustomerRow>
        {...list}
        {...page}
        rowTo={({ id }) => `/admin/customers/${id}`}
        rowLabel={({ name, email }) => name || email}
        add={
          mayWrite && { to: '/admin/customers/add', label: t('store-admin/layout:commands.add.customers') }
        }
        actions={mayExport ? <ExportCsvButton list="/customers" query={list.params.query} /> : null}
        views={[
          { label: t('all'), filters: {}, count: counts && counts.active + counts.blocked },
          ...statuses.map((status) => ({
            label: t(`status.${status}`),
            filters: { status },
            count: counts?.[status],
          })),
        ]}
        filters={[
          ...(tags.length > 0
            ? [{ name: 'tag', label: t('tag'), options: tags.map((tag) => ({ value: tag, label: tag })) }]
            : []),
          ...(list.params.filters.buyers ? buyerFilters : []),
        ]}
        columns={columns([
          { key: 'name', sortable: true, cell: (customer) => <CustomerName customer={customer} /> },
          {
            key: 'status',
            header: t('state'),
            hideBelow: 'md',
            cell: ({ status }) => <CustomerStatus status={status} />,
          },
          { key: 'tags', hideBelow: 'lg', cell: ({ tags: given }) => given.join(', ') },
          {
            key: 'ordersCount',
            as: 'number',
            header: t('orders'),
            align: 'right',
            sortable: true,
            hideBelow: 'sm',
          },
          { key: 'totalSpent', as: 'money', header: t('spent'), align: 'right', sortable: true },
          { key: 'createdAt', as: 'date', header: t('since'), sortable: true, hideBelow: 'lg' },
        ])}
        bulkActions={mayWrite ? actions : []}
      />
      {dialogs}
    </>
  );
}
