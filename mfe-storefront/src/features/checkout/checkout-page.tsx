import { PageSkeleton, Typography, useHoldUpdates } from 'mfe-shared';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/page';
import { Checkout } from './checkout';

/** The checkout, for signed-in shoppers. */
export function CheckoutPage() {
  const { t } = useTranslation('storefront/checkout');
  useHoldUpdates(true, 'checkout');
  return (
    <Page>
      <Typography variant="h1" sx={{ mb: { xs: 2, md: 3 } }}>
        {t('title')}
      </Typography>
      <Suspense fallback={<PageSkeleton variant="form" />}>
        <Checkout />
      </Suspense>
    </Page>
  );
}
