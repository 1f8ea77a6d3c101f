import type { ShownCoupon } from 'api';
import { Check, Copy } from 'lucide-react';
import { Box, Button, IconButton, Image, notify, useFormat, useText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { cart, useCart } from './cart.store';
import { CouponGoods } from './coupon-goods';

type CouponCardProps = { code: string; coupon: ShownCoupon | undefined };

/** A coupon's value, conditions and end; one press uses it, another copies its code. */
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
    try {
      await navigator.clipboard.writeText(code);
      notify.success(t('coupons.copied', { code }));
    } catch {
      // A browser may refuse, and has no clipboard for a page without TLS.
      notify.error(t('coupons.notCopied', { code }));
    }
  };
  const worth =
    coupon &&
    {
      percentage: () => t('coupons.off', { value: percent(coupon.discountValue) }),
      fixed: () => t('coupons.off', { value: money(coupon.discountValue) }),
      free_shipping: () => t('coupons.freeDelivery'),
    }[coupon.discountType]();
  const title = coupon && text(coupon.title);
  const conditions = coupon
    ? [
        coupon.minimumAmount > 0 && t('coupons.from', { value: money(coupon.minimumAmount) }),
        coupon.maxDiscount && t('coupons.most', { value: money(coupon.maxDiscount) }),
        coupon.stackable === false && t('coupons.notReduced'),
        coupon.firstOrderOnly && t('coupons.firstOrder'),
        t('coupons.until', { date: date(coupon.endTime) }),
      ].filter(Boolean)
    : [];
  return (
    <Box component="li" sx={cardStyles}>
      <Box sx={headStyles}>
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ fontSize: '1.25rem', lineHeight: 1.3, fontWeight: 700 }}>{worth ?? code}</Box>
          <Box sx={{ minHeight: '1.4em', fontSize: '0.875rem', lineHeight: 1.4 }}>
            {title === worth ? null : title}
          </Box>
        </Box>
        {coupon?.logo ? <Image src={coupon.logo} alt="" width={48} height={48} /> : null}
      </Box>
      <Box sx={{ minHeight: '2.8em', color: 'text.secondary', fontSize: '0.8125rem', lineHeight: 1.4 }}>
        {conditions.join(' · ')}
        {coupon?.onlyFor ? <CouponGoods goods={coupon.onlyFor} /> : null}
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

const headStyles = {
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 1,
  '& img': { flex: 'none', borderRadius: 1 },
};

const codeStyles = { mr: 'auto', minWidth: 0, overflowWrap: 'anywhere', fontWeight: 600, userSelect: 'all' };

const cardStyles = {
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: 0.5,
  minWidth: { xs: 264, lg: 0 },
  p: 2,
  borderRadius: 1,
  bgcolor: 'primary.light',
  scrollSnapAlign: 'start',
};
