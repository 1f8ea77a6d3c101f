import type { ShopCoupon } from 'api';
import { Copy } from 'lucide-react';
import { Box, Button, notify, useFormat, useText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

type CouponCardProps = { code: string; coupon: ShopCoupon | undefined };

/** What a coupon is worth, until when, and its code to copy. */
export function CouponCard({ code, coupon }: CouponCardProps) {
  const { t } = useTranslation('storefront/home');
  const text = useText();
  const { money, percent, date } = useFormat();
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    notify.success(t('copied', { code }));
  };
  const worth =
    coupon &&
    {
      percentage: () => t('off', { value: percent(coupon.discountValue) }),
      fixed: () => t('off', { value: money(coupon.discountValue) }),
      free_shipping: () => t('freeDelivery'),
    }[coupon.discountType]();
  return (
    <Box component="li" sx={cardStyles}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 700 }}>{worth ?? code}</Box>
        <Box sx={{ minHeight: '2.8em', color: 'text.secondary', fontSize: '0.8125rem', lineHeight: 1.4 }}>
          {coupon ? (
            <>
              {coupon.minimumAmount > 0
                ? t('from', { value: money(coupon.minimumAmount) })
                : text(coupon.title)}
              <br />
              {t('until', { date: date(coupon.endTime) })}
            </>
          ) : null}
        </Box>
      </Box>
      <Button
        variant="outlined"
        size="small"
        startIcon={<Copy size={14} />}
        aria-label={t('copy', { code })}
        onClick={() => void copy()}
        sx={{ borderStyle: 'dashed', fontSize: '0.8125rem' }}
      >
        {code}
      </Button>
    </Box>
  );
}

const cardStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  p: 1.5,
  borderRadius: 1,
  bgcolor: 'neutral.1',
};
