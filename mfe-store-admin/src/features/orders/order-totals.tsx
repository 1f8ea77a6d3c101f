import type { Order } from 'api';
import { Box, useFormat } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

/** The sum, step by step. Tax is included in the prices, so it is shown and not added. */
export function OrderTotals({ order }: { order: Order }) {
  const { t } = useTranslation('store-admin/orders');
  const { money } = useFormat();
  const amount = (minor: number) => money(minor, order.currency);
  const rows = [
    [t('totals.subTotal'), amount(order.subTotal)],
    order.discount > 0
      ? [
          order.couponCode ? t('totals.coupon', { code: order.couponCode }) : t('discount'),
          `−${amount(order.discount)}`,
        ]
      : null,
    [t('delivery'), order.shippingCost === 0 ? t('totals.free') : amount(order.shippingCost)],
  ].filter((row) => row !== null);
  const received = order.payments.reduce((sum, { capturedAmount }) => sum + capturedAmount, 0);
  const refunded = order.payments.reduce((sum, { refundedAmount }) => sum + refundedAmount, 0);
  const paid = [
    received > 0 ? [t('totals.paid'), amount(received)] : null,
    refunded > 0 ? [t('totals.refunded'), `−${amount(refunded)}`] : null,
  ].filter((row) => row !== null);
  return (
    <Box component="dl" sx={listStyles} className="tabular">
      {rows.map(([label, value]) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Box>
      ))}
      <dt data-total>{t('total')}</dt>
      <dd data-total>{amount(order.total)}</dd>
      <dt>{t('totals.tax')}</dt>
      <dd>{amount(order.tax)}</dd>
      {paid.map(([label, value]) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Box>
      ))}
    </Box>
  );
}

const listStyles = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: 1,
  m: 0,
  fontSize: '0.875rem',
  color: 'text.secondary',
  '& dd': { m: 0, textAlign: 'right' },
  '& [data-total]': { color: 'text.primary', fontSize: '1rem', fontWeight: 600 },
} as const;
