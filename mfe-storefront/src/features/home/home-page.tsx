import { useQuery } from '@tanstack/react-query';
import { Box, useSettings, useTenant, useText, VisuallyHidden } from 'mfe-shared';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { couponOf, couponsQuery } from '../../ui/catalog.queries';
import { InView } from '../../ui/in-view';
import { Page } from '../../ui/page';
import { useTitle } from '../../ui/use-title';
import { Banner } from './banner';
import { CategoryStrip } from './category-strip';
import { CouponBox } from './coupon-box';
import { DailyNeeds } from './daily-needs';
import { FeaturePromo } from './feature-promo';
import { HomeProducts } from './home-products';
import { ReturningSlot } from './returning-slot';
import { Slider } from './slider';

/**
 * The store's home page: each block by its flag in the customization. Blocks below the fold load when they are near
 * the viewport. In a rendered page, a block in its own boundary is hydrated after the rest, or when it is used.
 */
export function HomePage() {
  const { t } = useTranslation('storefront/home');
  const { id: tenantId, name } = useTenant();
  const text = useText();
  const { customization } = useSettings();
  useTitle();
  const wantsCoupons = customization?.home.coupon_status === true;
  const { data: coupons } = useQuery({ ...couponsQuery(tenantId), enabled: wantsCoupons });
  if (!customization) return null;
  const { home, slider } = customization;
  const { featured, latest_discount, popular } = home;
  // A code that is no coupon any more is not advertised.
  const codes = home.discount_coupon_code.filter((code) => !coupons || couponOf(coupons, code));
  const isAdvertised = wantsCoupons && codes.length > 0;
  return (
    <Page>
      <VisuallyHidden>
        <h1>{t('title', { name })}</h1>
      </VisuallyHidden>
      <Box sx={isAdvertised ? withCoupons : undefined}>
        <Slider slider={slider} />
        {isAdvertised ? (
          <CouponBox title={text(home.discount_title)} codes={codes} coupons={coupons} />
        ) : null}
      </Box>
      <Suspense>
        <CategoryStrip />
      </Suspense>
      <ReturningSlot />
      {featured.status ? (
        <Suspense>
          <HomeProducts
            shelf="featured"
            part="home.featured home.feature_product_limit"
            limit={home.feature_product_limit}
            words={featured}
          />
        </Suspense>
      ) : null}
      {home.feature_promo.status ? (
        <Suspense>
          <FeaturePromo items={home.feature_promo.items} />
        </Suspense>
      ) : null}
      {latest_discount.status ? (
        <InView minHeight={420} part="home.latest_discount home.latest_discount_product_limit">
          <HomeProducts
            shelf="discounted"
            limit={home.latest_discount_product_limit}
            words={latest_discount}
          />
        </InView>
      ) : null}
      {home.promotion_banner.status ? (
        <InView minHeight={280} part="home.promotion_banner">
          <Banner words={home.promotion_banner} tone="accent" />
        </InView>
      ) : null}
      {popular.status ? (
        <InView minHeight={420} part="home.popular home.popular_product_limit">
          <HomeProducts shelf="popular" limit={home.popular_product_limit} words={popular} />
        </InView>
      ) : null}
      {home.delivery.status ? (
        <InView minHeight={280} part="home.delivery">
          <Banner words={home.delivery} tone="quiet" />
        </InView>
      ) : null}
      {home.daily_needs.status ? (
        <InView minHeight={320} part="home.daily_needs">
          <DailyNeeds words={home.daily_needs} />
        </InView>
      ) : null}
    </Page>
  );
}

const withCoupons = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
};
