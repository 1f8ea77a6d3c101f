import type { ShownCoupon } from 'api';
import { TicketPercent } from 'lucide-react';
import { Box, Typography } from 'mfe-shared';
import { couponOf } from '../../ui/catalog.queries';
import { CouponCard } from '../../ui/coupon-card';

type CouponBoxProps = {
  title: string;
  codes: readonly string[];
  /** Unknown until they are loaded. */
  coupons: ShownCoupon[] | undefined;
};

/** The store's coupon codes, to copy. Their values load later, into reserved space. */
export function CouponBox({ title, codes, coupons }: CouponBoxProps) {
  return (
    <Box
      component="aside"
      aria-label={title}
      data-customization="home.discount_title home.discount_coupon_code home.coupon_status"
      sx={boxStyles}
    >
      <Typography variant="h4" component="h2" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <TicketPercent size={20} aria-hidden />
        {title}
      </Typography>
      <Box component="ul" role="list" sx={listStyles}>
        {codes.map((code) => (
          <CouponCard key={code} code={code} coupon={coupons && couponOf(coupons, code)} />
        ))}
      </Box>
    </Box>
  );
}

const boxStyles = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  p: { lg: 2 },
  border: { lg: 1 },
  borderColor: { lg: 'divider' },
  borderRadius: 2,
};

/** Beside the slides a column of their height; elsewhere a row that scrolls. */
const listStyles = {
  flex: 1,
  display: 'flex',
  flexDirection: { xs: 'row', lg: 'column' },
  gap: 1.5,
  mt: 1.5,
  overflowX: { xs: 'auto', lg: 'visible' },
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
};
