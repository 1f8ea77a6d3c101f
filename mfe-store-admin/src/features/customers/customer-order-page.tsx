import { useQuery } from '@tanstack/react-query';
import type { OrderRow } from 'api';
import { ArrowLeft } from 'lucide-react';
import type { ApiQuery } from 'mfe-shared';
import { Button, usePermission } from 'mfe-shared';
import { ExportButton, ListPage, useListParams } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useTenantId } from '../../ui/use-tenant-id';
import { customerOrdersQuery } from './customers.queries';
import { useOrderColumns } from './use-order-columns';

/** /admin/customer-order/:id: all orders of one customer. */
export function CustomerOrderPage() {
  const { t } = useTranslation('store-admin/customers');
  const { id = '' } = useParams();
  const mayRead = usePermission('read_customers');
  const mayExport = usePermission('export_orders');
  const params = useListParams<ApiQuery<'/orders'>>({
    filters: ['status'],
    defaultSort: '-placedAt',
    savedAs: 'customer-orders',
  });
  const theirs = { ...params.query, customer: id };
  const orders = useQuery(customerOrdersQuery(useTenantId(), id, params.query));
  const name = orders.data?.items[0]?.customerName;
  return (
    <ListPage<OrderRow>
      title={name ? t('ordersOf', { name }) : t('orders')}
      actions={mayExport ? <ExportButton list="/orders" query={theirs} /> : null}
      list={{ name: 'orders', query: theirs }}
      params={params}
      query={orders}
      rowId={(order) => order.id}
      rowTo={(order) => `/admin/order/${order.id}`}
      rowLabel={(order) => order.number}
      searchable={false}
      columns={useOrderColumns()}
      notice={
        mayRead ? (
          <div>
            <Button color="neutral" startIcon={<ArrowLeft size={16} />} to={`/admin/customers/${id}`}>
              {t('toCustomer')}
            </Button>
          </div>
        ) : null
      }
      empty={{ title: t('noOrders'), text: t('noOrdersText') }}
    />
  );
}
