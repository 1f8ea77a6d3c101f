import type { OrderRow } from 'api';
import { Plus } from 'lucide-react';
import { Box, Button, useFormat, useMayWrite, VisuallyHidden } from 'mfe-shared';
import { ListPage, useListWords, useReadableList } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { orderList, orders, refreshMs } from '../../ui/order-query';
import { OrderStatus, orderStatuses } from '../../ui/order-status';
import { OrderTabs } from '../../ui/order-tabs';
import { PaymentStatus } from '../../ui/payment-status';
import { useCountedFilters } from '../../ui/use-counted-filters';
import { useLiveOrders } from '../../ui/use-live-orders';
import { useOrderSound } from '../../ui/use-order-sound';
import { useTitleBadge } from '../../ui/use-title-badge';
import { NewOrders } from './new-orders';
import { OrderListActions } from './order-list-actions';
import { OrderRowMenu } from './order-row-menu';
import { useBulkSteps } from './use-bulk-steps';

/** /admin/orders: every order of the store, and its next step. */
export function OrderListPage() {
  const { t } = useTranslation(['store-admin/orders', 'store-admin/ui']);
  const { page, columns } = useListWords('store-admin/orders');
  const { money, number } = useFormat();
  const mayWrite = useMayWrite();
  const bulk = useBulkSteps(mayWrite);
  const live = useLiveOrders();
  const sound = useOrderSound(live.count);
  useTitleBadge(live.count);
  const list = useReadableList(orders, {
    ...orderList,
    // New orders are announced, and taken when the reader wants them.
    refetchInterval: live.isLive ? false : refreshMs,
  });
  const { params, query } = list;
  const counted = useCountedFilters(params.filters);
  const counts = query.data?.counts;
  const total = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);

  const take = () => {
    void live.take();
    params.set({ page: 1 });
    void query.refetch();
  };

  return (
    <>
      <ListPage<OrderRow>
        {...list}
        {...page}
        notice={<NewOrders count={live.count} onTake={take} />}
        primaryAction={
          mayWrite ? (
            <Button variant="contained" startIcon={<Plus size={16} />} to="/admin/orders/new">
              {t('new')}
            </Button>
          ) : null
        }
        actions={<OrderListActions query={params.query} sound={sound} />}
        tabs={mayWrite ? <OrderTabs current="orders" /> : null}
        rowTo={({ id }) => `/admin/order/${id}`}
        rowLabel={({ number: name }) => name}
        views={[
          { label: t('all'), filters: {}, count: total },
          ...orderStatuses.map((status) => ({
            label: t(`store-admin/ui:orderStatus.${status}`),
            filters: { status },
            count: counts && (counts[status] ?? 0),
          })),
        ]}
        filters={[
          {
            name: 'paymentMethod',
            label: t('filters.payment'),
            options: (['Cash', 'Card'] as const).map((value) => ({
              value,
              label: t(`store-admin/ui:paymentMethod.${value}`),
            })),
          },
          { name: 'startDate', label: t('filters.from'), type: 'date' },
          { name: 'endDate', label: t('filters.to'), type: 'date' },
          {
            name: 'without',
            label: t('filters.without'),
            options: [{ value: 'cancelled', label: t('store-admin/ui:orderStatus.cancelled') }],
          },
          ...counted,
        ]}
        columns={columns([
          { key: 'invoice', header: t('columns.number'), sortable: true, cell: ({ number: name }) => name },
          { key: 'placedAt', as: 'dateTime', sortable: true, hideBelow: 'md' },
          { key: 'customer', hideBelow: 'sm', cell: ({ customerName }) => customerName },
          {
            key: 'status',
            cell: ({ status, customerName, total: amount, currency }) => (
              <>
                <Box component="span" sx={onPhones}>
                  {customerName}
                </Box>
                <Box component="span" sx={quietOnPhones}>
                  {money(amount, currency)}
                </Box>
                <OrderStatus status={status} />
              </>
            ),
          },
          {
            key: 'payment',
            hideBelow: 'lg',
            cell: ({ paymentStatus }) => <PaymentStatus status={paymentStatus} />,
          },
          { key: 'lines', hideBelow: 'lg', align: 'right', cell: ({ itemCount }) => number(itemCount) },
          {
            key: 'total',
            hideBelow: 'sm',
            align: 'right',
            sortable: true,
            cell: ({ total: amount, currency }) => money(amount, currency),
          },
          ...(mayWrite
            ? [
                {
                  key: 'actions',
                  header: <VisuallyHidden>{t('columns.steps')}</VisuallyHidden>,
                  align: 'right' as const,
                  cell: (order: OrderRow) => <OrderRowMenu order={order} />,
                },
              ]
            : []),
        ])}
        bulkActionsFor={bulk.actionsFor}
      />
      {bulk.dialog}
    </>
  );
}

/** On a phone customer and total have no columns of their own. */
const onPhones = {
  display: { xs: 'block', sm: 'none' },
  maxWidth: 130,
  mb: 0.25,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const;
const quietOnPhones = { ...onPhones, color: 'text.secondary' } as const;
