import { useQuery } from '@tanstack/react-query';
import { TicketPercent } from 'lucide-react';
import { Box, Typography, useTenant } from 'mfe-shared';
import { CouponCard } from './coupon-card';
import { couponsQuery } from './home.queries';

type CouponBoxProps = { title: string; codes: readonly string[] };

/** The codes the store gives away, to copy. What each is worth comes a moment later, into room that is kept. */
export function CouponBox({ title, codes }: CouponBoxProps) {
  const { id: tenantId } = useTenant();
  const { data: coupons } = useQuery(couponsQuery(tenantId));
  return (
    <Box component="aside" aria-label={title} sx={boxStyles}>
      <Typography variant="h4" component="h2" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <TicketPercent size={20} aria-hidden />
        {title}
      </Typography>
      <Box component="ul" role="list" sx={listStyles}>
        {codes.map((code) => (
          <CouponCard
            key={code}
            code={code}
            coupon={coupons?.find(({ couponCode }) => couponCode.toLowerCase() === code.toLowerCase())}
          />
        ))}
      </Box>
    </Box>
  );
}

const boxStyles = { p: 2, border: 1, borderColor: 'divider', borderRadius: 2, minWidth: 0 };

const listStyles = {
  display: 'grid',
  gap: 1.5,
  mt: '12px !important',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))', lg: '1fr' },
};
