import type { ShopCoupon } from 'api';
import { Copy } from 'lucide-react';
import { Box, Button, notify, useFormat, useText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

type CouponCardProps = { code: string; coupon: ShopCoupon | undefined };

/** A coupon's value, its end, and its code to copy. */
export function CouponCard({ code, coupon }: CouponCardProps) {
  const { t } = useTranslation('storefront/ui');
  const text = useText();
  const { money, percent, date } = useFormat();
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
          </>
        ) : null}
      </Box>
      <Button
        variant="outlined"
        size="small"
        fullWidth
        startIcon={<Copy size={14} />}
        aria-label={t('coupons.copy', { code })}
        onClick={() => void copy()}
        sx={{ mt: 'auto', borderStyle: 'dashed', bgcolor: 'background.paper' }}
      >
        {code}
      </Button>
    </Box>
  );
}

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
