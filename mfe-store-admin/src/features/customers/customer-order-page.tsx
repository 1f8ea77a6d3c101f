import type { OrderRow } from 'api';
import { ArrowLeft } from 'lucide-react';
import { Button, usePermission } from 'mfe-shared';
import { ExportCsvButton, ListPage, useReadableList } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { orders } from '../../ui/order-query';
import { useOrderColumns } from './use-order-columns';

/** /admin/customer-order/:id: all orders of one customer. */
export function CustomerOrderPage() {
  const { t } = useTranslation('store-admin/customers');
  const { id = '' } = useParams();
  const mayRead = usePermission('read_customers');
  const mayExport = usePermission('export_orders');
  const list = useReadableList(orders, {
    filters: ['status'],
    defaultSort: '-placedAt',
    savedAs: 'customer-orders',
    always: { customer: id },
  });
  const name = list.query.data?.items[0]?.customerName;
  return (
    <ListPage<OrderRow>
      {...list}
      title={name ? t('ordersOf', { name }) : t('orders')}
      actions={mayExport ? <ExportCsvButton list="/orders" query={list.list.query} /> : null}
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
