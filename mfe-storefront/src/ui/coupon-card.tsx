import type { ShopCoupon } from 'api';
import { Check, Copy } from 'lucide-react';
import { Box, Button, IconButton, notify, useFormat, useText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { cart, useCart } from './cart.store';

type CouponCardProps = { code: string; coupon: ShopCoupon | undefined };

/** A coupon's value and its end; one press uses it, another copies its code. */
export function CouponCard({ code, coupon }: CouponCardProps) {
  const { t } = useTranslation('storefront/ui');
  const text = useText();
  const { money, percent, date } = useFormat();
  const isUsed = useCart(({ metadata }) => metadata.couponCode?.toUpperCase() === code.toUpperCase());
  const use = () => {
    cart.updateMetadata({ couponCode: code });
    notify.success(t('coupons.used', { code }));
  };
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    notify.success(t('coupons.copied', { code }));
  };
  const worth =
    coupon &&
    {
      percentage: () => t('coupons.off', { value: percent(coupon.discountValue) }),
      fixed: () => t('coupons.off', { value: money(coupon.discountValue) }),
      free_shipping: () => t('coupons.freeDelivery'),
    }[coupon.discountType]();
  return (
    <Box component="li" sx={cardStyles}>
      <Box sx={{ fontSize: '1.25rem', lineHeight: 1.3, fontWeight: 700 }}>{worth ?? code}</Box>
      <Box sx={{ minHeight: '2.8em', color: 'text.secondary', fontSize: '0.8125rem', lineHeight: 1.4 }}>
        {coupon ? (
          <>
            {coupon.minimumAmount > 0
              ? t('coupons.from', { value: money(coupon.minimumAmount) })
              : text(coupon.title)}
            <br />
            {t('coupons.until', { date: date(coupon.endTime) })}
            {coupon.firstOrderOnly ? ` · ${t('coupons.firstOrder')}` : null}
          </>
        ) : null}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mt: 'auto' }}>
        <Box component="code" sx={codeStyles}>
          {code}
        </Box>
        <IconButton size="small" label={t('coupons.copy', { code })} onClick={() => void copy()}>
          <Copy size={16} />
        </IconButton>
        <Button
          variant="contained"
          size="small"
          disabled={isUsed}
          startIcon={isUsed ? <Check size={14} /> : undefined}
          aria-label={t(isUsed ? 'coupons.isUsed' : 'coupons.use', { code })}
          onClick={use}
        >
          {t(isUsed ? 'coupons.inCart' : 'coupons.useIt')}
        </Button>
      </Box>
    </Box>
  );
}

const codeStyles = { mr: 'auto', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', fontWeight: 600 };

const cardStyles = {
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: 0.5,
  minWidth: { xs: 220, lg: 0 },
  p: 2,
  borderRadius: 1,
  bgcolor: 'primary.light',
  scrollSnapAlign: 'start',
};
