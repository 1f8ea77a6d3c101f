import { useSuspenseQuery } from '@tanstack/react-query';
import type { MyOrder } from 'api';
import { FileText, RotateCcw } from 'lucide-react';
import { Alert, Box, Button, lazyComponent, Typography, useFormat, useTenant } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Amounts } from '../../ui/amounts';
import { useOrderAgain } from '../../ui/use-order-again';
import { CancelOrder } from './cancel-order';
import { OrderAddress } from './order-address';
import { OrderArrival } from './order-arrival';
import { OrderLines } from './order-lines';
import { OrderNext } from './order-next';
import { OrderStatus } from './order-status';
import { OrderTimeline } from './order-timeline';
import { liveOrderQuery } from './orders.queries';

const CardPayment = lazyComponent(
  async () => (await import(/* webpackChunkName: "card-payment" */ './card-payment')).CardPayment,
);

/** The order's progress, items and address; `placed`: just now. */
export function OrderDetail({ id, placed = false }: { id: string; placed?: boolean }) {
  const { t } = useTranslation('storefront/orders');
  const { id: tenantId } = useTenant();
  const { dateTime, money } = useFormat();
  const { data: order } = useSuspenseQuery(liveOrderQuery(tenantId, id));
  const again = useOrderAgain();
  const { pathname } = useLocation();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h3" component="p">
          {t('order', { number: order.number })}
        </Typography>
        <Box role="status">
          <OrderStatus order={order} />
        </Box>
        <Typography sx={{ color: 'text.secondary', width: '100%' }}>
          {t('placedAt', { time: dateTime(order.placedAt) })}
        </Typography>
      </Box>
      {order.paymentStatus === 'awaiting' ? (
        <Box sx={{ minHeight: 400 }}>
          <CardPayment id={id} />
        </Box>
      ) : null}
      {order.status === 'cancelled' && order.heldAmount ? (
        <Alert severity="info" sx={{ mt: 3 }}>
          {t('released', { amount: money(order.heldAmount, order.currency) })}
        </Alert>
      ) : null}
      <OrderArrival order={order} placed={placed} />
      {placed && isPlaced(order) && !order.isPickup ? <OrderNext order={order} /> : null}
      <OrderTimeline order={order} />
      <Box sx={columnsStyles}>
        <Box component="section" aria-label={t('goods')} sx={{ minWidth: 0 }}>
          <OrderLines order={order} />
          <Box sx={{ mt: 2, ml: 'auto', maxWidth: 360 }}>
            <Amounts {...order} couponCode={order.couponCode ?? undefined} />
          </Box>
        </Box>
        <Box component="aside" sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
          <OrderAddress order={order} />
          <Box sx={actionsStyles}>
            <Button
              variant="outlined"
              color="neutral"
              startIcon={<RotateCcw size={16} />}
              loading={again.isPending}
              onClick={() => again.mutate(id)}
            >
              {t('again')}
            </Button>
            <Button
              to={`${pathname}/invoice`}
              variant="outlined"
              color="neutral"
              startIcon={<FileText size={16} />}
            >
              {t('invoice')}
            </Button>
            {order.canCancel ? <CancelOrder order={order} /> : null}
          </Box>
        </Box>
      </Box>
    </>
  );
}

/** Nobody is told of an order that still waits for its card. */
const isPlaced = ({ status, paymentStatus }: MyOrder) =>
  status !== 'cancelled' && paymentStatus !== 'awaiting';

const actionsStyles = { display: 'grid', gap: 1.5, '@media print': { display: 'none' } };

const columnsStyles = {
  display: 'grid',
  gap: 4,
  mt: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 264px', md: 'minmax(0, 1fr) 280px' },
  // The address comes before the goods on paper.
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, mt: 2, '& > aside': { order: -1 } },
};
