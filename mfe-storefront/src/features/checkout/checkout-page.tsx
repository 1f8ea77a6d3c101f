import { useSuspenseQuery } from '@tanstack/react-query';
import { PageSkeleton, Typography, useHoldUpdates, useTenant } from 'mfe-shared';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/page';
import { meQuery } from '../../ui/shopper.queries';
import { useShopperState } from '../../ui/use-shopper-state';
import { Checkout } from './checkout';
import { SignInOffer } from './sign-in-offer';
import { useSampleGoods } from './use-sample-goods';

/** The checkout, for signed-in shoppers and for guests. */
export function CheckoutPage() {
  const { t } = useTranslation('storefront/checkout');
  useHoldUpdates(true, 'checkout');
  useSampleGoods();
  const shopper = useShopperState();
  return (
    <Page part="checkout">
      <Typography variant="h1" sx={{ mb: { xs: 2, md: 3 } }}>
        {t('title')}
      </Typography>
      <Suspense fallback={<PageSkeleton variant="form" />}>
        {shopper === 'unknown' ? <PageSkeleton variant="form" /> : null}
        {shopper === 'shopper' ? <CheckoutOfShopper /> : null}
        {shopper === 'guest' ? (
          <>
            <SignInOffer />
            <Checkout me={null} />
          </>
        ) : null}
      </Suspense>
    </Page>
  );
}

function CheckoutOfShopper() {
  const { data: me } = useSuspenseQuery(meQuery(useTenant().id));
  return <Checkout me={me} />;
}
