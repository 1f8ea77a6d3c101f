import { useSuspenseQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { Alert, Box, Button, Slot, Stack, Typography, useFormat, useMayWrite, useTenant } from 'mfe-shared';
import { PageHeader } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { orderQuery } from '../../ui/order-query';
import { OrderStatus } from '../../ui/order-status';
import { PaymentStatus } from '../../ui/payment-status';
import { useLightPaper } from '../../ui/use-light-paper';
import { useTenantId } from '../../ui/use-tenant-id';
import { WeighButton } from '../../ui/weigh-button';
import { OrderFacts } from './order-facts';
import { OrderLines } from './order-lines';
import { OrderPapersMenu } from './order-papers-menu';
import { OrderSteps } from './order-steps';
import { OrderTimeline } from './order-timeline';
import { RefundButton } from './refund-button';

const onScreenOnly = { '@media print': { display: 'none' } } as const;
const onPaperOnly = { display: 'none', '@media print': { display: 'block' } } as const;

/** The left column has the lines and the timeline, the right one the customer; printed it is an invoice. */
export function OrderDetail({ id }: { id: string }) {
  const { t } = useTranslation('store-admin/orders');
  const { dateTime, date } = useFormat();
  const tenant = useTenant();
  const mayWrite = useMayWrite();
  useLightPaper();
  const { data: order } = useSuspenseQuery(orderQuery(useTenantId(), id));
  return (
    <>
      <Box sx={onScreenOnly}>
        <PageHeader
          title={order.number}
          back={{ to: '/admin/orders', label: t('title') }}
          actions={
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
              <OrderPapersMenu order={order} />
              {mayWrite && order.status === 'pending' ? (
                <Button
                  variant="outlined"
                  color="neutral"
                  startIcon={<Pencil size={16} />}
                  to={`/admin/order/${order.id}/edit`}
                >
                  {t('edit')}
                </Button>
              ) : null}
              <WeighButton order={order} />
              <RefundButton order={order} />
              <OrderSteps order={order} />
            </Stack>
          }
        />
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, mt: 1, mb: 3 }}>
          <OrderStatus status={order.status} />
          <PaymentStatus status={order.paymentStatus} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('placedOn', { at: dateTime(order.placedAt) })}
            {order.source === 'shop' ? null : ` · ${t(`source.${order.source}`)}`}
          </Typography>
        </Stack>
        {order.cancelReason ? (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {t('cancelledBecause', { reason: order.cancelReason })}
          </Alert>
        ) : null}
      </Box>
      <Box sx={onPaperOnly}>
        <Typography variant="h2" component="p">
          {tenant.name}
        </Typography>
        <Typography sx={{ mb: 3 }}>
          {t('invoice', { number: order.number })} · {date(order.placedAt)}
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
          '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
        }}
      >
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'minmax(0, 1fr)',
            '@media print': { order: 2 },
          }}
        >
          <OrderLines order={order} />
          <OrderTimeline order={order} sx={onScreenOnly} />
        </Box>
        <OrderFacts order={order} />
      </Box>
      <Box sx={{ ...onScreenOnly, '&:not(:empty)': { mt: 2 } }}>
        <Slot name="store-admin.order" props={{ orderId: order.id }} />
      </Box>
    </>
  );
}
