import type { OrderEditQuote } from 'api';
import { Alert, Box, useFormat } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

type Sums = Pick<OrderEditQuote, 'subTotal' | 'discount' | 'shippingCost' | 'tax' | 'total'>;
type OrderSumsProps = { sums: Sums; difference?: number; couponLost?: boolean; currency: string };

/** The sums of the order, and the difference from before. */
export function OrderSums({ sums, difference = 0, couponLost = false, currency }: OrderSumsProps) {
  const { t } = useTranslation('store-admin/staff-orders');
  const { money } = useFormat();
  const amount = (minor: number) => money(minor, currency);
  const rows = [
    [t('sums.subTotal'), amount(sums.subTotal)],
    sums.discount > 0 ? [t('sums.discount'), `−${amount(sums.discount)}`] : null,
    [t('sums.shipping'), sums.shippingCost === 0 ? t('sums.free') : amount(sums.shippingCost)],
    [t('sums.tax'), amount(sums.tax)],
  ].filter((row) => row !== null);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box component="dl" className="tabular" sx={listStyles}>
        {rows.map(([label, value]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Box>
        ))}
        <dt data-total>{t('sums.total')}</dt>
        <dd data-total>{amount(sums.total)}</dd>
      </Box>
      {difference === 0 ? null : (
        <Alert severity="info">
          {difference > 0
            ? t('sums.more', { amount: amount(difference) })
            : t('sums.less', { amount: amount(-difference) })}
        </Alert>
      )}
      {couponLost ? <Alert severity="warning">{t('sums.couponLost')}</Alert> : null}
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
