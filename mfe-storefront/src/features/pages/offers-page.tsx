import { useQuery } from '@tanstack/react-query';
import { TicketPercent } from 'lucide-react';
import { Alert, Box, Button, EmptyState, Skeleton, useSettings, useTenant } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { couponsQuery } from '../../ui/catalog.queries';
import { CouponCard } from '../../ui/coupon-card';
import { MoreGoods } from '../../ui/more-goods';
import { StorePage } from './store-page';
import { unknownPage } from './unknown-page';

/** The coupons that the store shows to everybody, while they are valid. */
export function OffersPage() {
  const { t } = useTranslation('storefront/pages');
  const { id: tenantId } = useTenant();
  const page = useSettings().customization?.offers ?? unknownPage();
  if (!page.status) unknownPage();
  const { data, isPending, isError, refetch } = useQuery(couponsQuery(tenantId));
  const codes = page.coupon_code.map((code) => code.toLowerCase());
  const coupons = data?.filter(({ couponCode }) => codes.includes(couponCode.toLowerCase())) ?? [];
  return (
    <StorePage part="offers" title={page.title} image={page.image}>
      {isPending ? <Skeleton variant="rounded" height={160} /> : null}
      {isError && !data ? (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}>
          {t('offersFailed')}
        </Alert>
      ) : null}
      {data && coupons.length === 0 ? (
        <EmptyState icon={<TicketPercent size={40} />} title={t('noOffers')} text={t('noOffersText')} />
      ) : null}
      <Box component="ul" role="list" sx={gridStyles}>
        {coupons.map((coupon) => (
          <CouponCard key={coupon.couponCode} code={coupon.couponCode} coupon={coupon} />
        ))}
      </Box>
      <Button variant="contained" to="/search?discounted=true" sx={{ mt: 4 }}>
        {t('discounted')}
      </Button>
      <MoreGoods of="discounted" />
    </StorePage>
  );
}

const gridStyles = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' };
