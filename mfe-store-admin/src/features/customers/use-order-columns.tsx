import type { OrderRow } from 'api';
import { useFormat } from 'mfe-shared';
import type { Column } from 'mfe-shared/backoffice';
import { useListWords } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { OrderStatus } from '../../ui/order-status';
import { PaymentStatus } from '../../ui/payment-status';

/** Orders of one customer, so without a name. */
export function useOrderColumns(): Column<OrderRow>[] {
  const { t } = useTranslation('store-admin/customers');
  const { columns } = useListWords('store-admin/customers');
  const { money, number } = useFormat();
  return columns([
    { key: 'invoice', header: t('order.number'), sortable: true, cell: (order) => order.number },
    { key: 'placedAt', as: 'dateTime', header: t('order.placedAt'), sortable: true, hideBelow: 'sm' },
    { key: 'status', header: t('state'), cell: ({ status }) => <OrderStatus status={status} /> },
    {
      key: 'payment',
      header: t('order.payment'),
      hideBelow: 'lg',
      cell: ({ paymentStatus }) => <PaymentStatus status={paymentStatus} />,
    },
    {
      key: 'lines',
      header: t('order.lines'),
      align: 'right',
      hideBelow: 'lg',
      cell: ({ itemCount }) => number(itemCount),
    },
    {
      key: 'total',
      header: t('order.total'),
      align: 'right',
      sortable: true,
      cell: ({ total, currency }) => money(total, currency),
    },
  ]);
}
