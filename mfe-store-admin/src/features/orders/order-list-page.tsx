import type { OrderRow, OrderStatus as Status } from 'api';
import { Plus } from 'lucide-react';
import { Box, Button, notify, useFormat, usePermission, VisuallyHidden } from 'mfe-shared';
import { ListPage, useReadableList } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orderList, orders, refreshMs } from '../../ui/order-query';
import { OrderStatus, orderStatuses } from '../../ui/order-status';
import { OrderTabs } from '../../ui/order-tabs';
import { PaymentStatus } from '../../ui/payment-status';
import { useCountedFilters } from '../../ui/use-counted-filters';
import { useLiveOrders } from '../../ui/use-live-orders';
import { useOrderSound } from '../../ui/use-order-sound';
import { useSavePapers } from '../../ui/use-save-papers';
import { useTitleBadge } from '../../ui/use-title-badge';
import { CancelDialog } from './cancel-dialog';
import { NewOrders } from './new-orders';
import { OrderListActions } from './order-list-actions';
import { OrderRowMenu } from './order-row-menu';
import { useMoveOrders } from './orders.queries';

type Cancelling = { ids: string[]; end: (isDone: boolean) => void };

/** /admin/orders: every order of the store, and its next step. */
export function OrderListPage() {
  const { t } = useTranslation(['store-admin/orders', 'store-admin/ui']);
  const { money, dateTime, number } = useFormat();
  const mayWrite = usePermission('write_orders');
  const moveOrders = useMoveOrders();
  const [cancelling, setCancelling] = useState<Cancelling | null>(null);
  const papers = useSavePapers();
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

  const moveMany = async (ids: string[], status: Status) => {
    await moveOrders.mutateAsync({ ids, status });
    notify.success(t('bulk.moved', { count: ids.length, status: t(`store-admin/ui:orderStatus.${status}`) }));
  };

  /** Ends when the dialog is closed, and says whether they are cancelled. */
  const cancelMany = (ids: string[]) => new Promise<boolean>((end) => setCancelling({ ids, end }));

  const take = () => {
    void live.take();
    params.set({ page: 1 });
    void query.refetch();
  };

  return (
    <>
      <ListPage<OrderRow>
        {...list}
        notice={<NewOrders count={live.count} onTake={take} />}
        primaryAction={
          mayWrite ? (
            <Button variant="contained" startIcon={<Plus size={16} />} to="/admin/orders/new">
              {t('new')}
            </Button>
          ) : null
        }
        actions={<OrderListActions query={params.query} sound={sound} />}
        title={t('title')}
        tabs={mayWrite ? <OrderTabs current="orders" /> : null}
        rowTo={({ id }) => `/admin/order/${id}`}
        rowLabel={({ number: name }) => name}
        searchPlaceholder={t('search')}
        views={[
          { label: t('views.all'), filters: {}, count: total },
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
        columns={[
          { key: 'invoice', header: t('columns.number'), sortable: true, cell: ({ number: name }) => name },
          {
            key: 'placedAt',
            header: t('columns.placedAt'),
            sortable: true,
            hideBelow: 'md',
            cell: ({ placedAt }) => dateTime(placedAt),
          },
          {
            key: 'customer',
            header: t('customer'),
            hideBelow: 'sm',
            cell: ({ customerName }) => customerName,
          },
          {
            key: 'status',
            header: t('status'),
            cell: ({ status, customerName, total: amount, currency }) => (
              <>
                <Box component="span" sx={onPhones}>
                  {customerName}
                </Box>
                <Box component="span" sx={{ ...onPhones, color: 'text.secondary' }}>
                  {money(amount, currency)}
                </Box>
                <OrderStatus status={status} />
              </>
            ),
          },
          {
            key: 'payment',
            header: t('columns.payment'),
            hideBelow: 'lg',
            cell: ({ paymentStatus }) => <PaymentStatus status={paymentStatus} />,
          },
          {
            key: 'lines',
            header: t('columns.lines'),
            hideBelow: 'lg',
            align: 'right',
            cell: ({ itemCount }) => number(itemCount),
          },
          {
            key: 'total',
            header: t('total'),
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
        ]}
        bulkActionsFor={(chosen) => [
          ...(mayWrite ? commonSteps(chosen) : []).map((status) => ({
            label: t(`steps.${status}`),
            danger: status === 'cancelled',
            run: (ids: string[]) => (status === 'cancelled' ? cancelMany(ids) : moveMany(ids, status)),
          })),
          ...(['packing-slips', 'invoices'] as const).map((kind) => ({
            label: t(`papers.${kind}`),
            run: async (ids: string[]) => {
              if (ids.length > mostPapers) throw new Error(t('papers.tooMany', { most: number(mostPapers) }));
              await papers.save(kind, ids, 'orders');
            },
          })),
        ]}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
      />
      {cancelling ? (
        <CancelDialog
          ids={cancelling.ids}
          open
          onClose={(isDone) => {
            cancelling.end(isDone);
            setCancelling(null);
          }}
        />
      ) : null}
    </>
  );
}

/** Each file has 50 of them, and a browser asks whether it may save so many. */
const mostPapers = 500;

/** On a phone customer and total have no columns of their own. */
const onPhones = {
  display: { xs: 'block', sm: 'none' },
  maxWidth: 130,
  mb: 0.25,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const;

/** The steps that all selected orders can take. */
function commonSteps(orders: readonly OrderRow[]): Status[] {
  return orderStatuses.filter((status) =>
    orders.every(({ allowedStatuses }) => allowedStatuses.includes(status)),
  );
}
