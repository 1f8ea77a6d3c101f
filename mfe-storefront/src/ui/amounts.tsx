import { Box, useFormat } from 'mfe-shared';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCheckoutText } from './use-checkout-text';

type AmountsProps = {
  subTotal: number;
  discount: number;
  /** The coupon of the discount. */
  couponCode?: string | undefined;
  /** Undefined without a delivery method; the cost is not shown then. */
  shippingCost?: number | undefined;
  tax: number;
  total: number;
  currency?: string;
  /** Goods that are not weighed yet make the total an estimate. */
  lines?: readonly { weight: { pickedG: number | null } | null }[] | undefined;
};

/** How a total is made up. All amounts are in minor units, from the server. */
export function Amounts({
  subTotal,
  discount,
  couponCode,
  shippingCost,
  tax,
  total,
  currency,
  lines = [],
}: AmountsProps) {
  const { t } = useTranslation('storefront/ui');
  const { money } = useFormat();
  const label = useCheckoutText();
  const own = label('discount', '');
  const discountName = own || t('discount');
  const byCoupon = own ? `${own} · ${couponCode}` : t('discountBy', { code: couponCode ?? '' });
  const isEstimate = lines.some(({ weight }) => weight?.pickedG === null);
  const show = (minor: number) => money(minor, currency);
  const amounts = (
    <Box component="dl" sx={listStyles}>
      <Row name={label('sub_total', t('subTotal'))} value={show(subTotal)} />
      {discount > 0 ? <Row name={couponCode ? byCoupon : discountName} value={`−${show(discount)}`} /> : null}
      {shippingCost === undefined ? null : (
        <Row
          name={label('shipping_cost', t('delivery'))}
          value={shippingCost === 0 ? t('free') : show(shippingCost)}
        />
      )}
      <Row
        name={isEstimate ? t('estimatedTotal') : label('total_cost', t('total'))}
        value={show(total)}
        strong
      />
      {tax > 0 ? <Row name={t('tax')} value={show(tax)} quiet /> : null}
    </Box>
  );
  if (!isEstimate) return amounts;
  return (
    <div>
      {amounts}
      <Box component="p" sx={{ mt: 1, color: 'text.secondary', fontSize: '0.8125rem' }}>
        {t('estimate')}
      </Box>
    </div>
  );
}

type RowProps = { name: ReactNode; value: string; strong?: boolean; quiet?: boolean };

function Row({ name, value, strong = false, quiet = false }: RowProps) {
  const styles = {
    ...(strong && {
      pt: 1,
      mt: 0.5,
      borderTop: 1,
      borderColor: 'divider',
      fontSize: '1.25rem',
      fontWeight: 700,
    }),
    ...(quiet && { color: 'text.secondary', fontSize: '0.8125rem' }),
  };
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, ...styles }}>
      <dt>{name}</dt>
      <Box component="dd" className="tabular" sx={{ m: 0 }}>
        {value}
      </Box>
    </Box>
  );
}

const listStyles = { display: 'grid', gap: 0.75, m: 0 };
