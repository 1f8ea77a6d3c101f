import { useQuery } from '@tanstack/react-query';
import type { CatalogProductDetail, CatalogReviewQuery } from 'api';
import { Box, Button, lazyComponent, Select, Typography, useTenant } from 'mfe-shared';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { InView } from './in-view';
import { ReviewPage } from './review-page';
import { ReviewSummary } from './review-summary';
import { reviewsQuery } from './reviews.queries';
import { Section } from './section';

const OwnReview = lazyComponent(
  async () => (await import(/* webpackChunkName: "own-review" */ './own-review')).OwnReview,
);

type Sort = CatalogReviewQuery['sort'];
const sorts: Sort[] = ['newest', 'highest', 'lowest'];

/** The reviews of the product, and the visitor's own. */
export function ProductReviews({ product }: { product: CatalogProductDetail }) {
  const { t } = useTranslation('storefront/ui');
  const { id: tenantId } = useTenant();
  const { id: productId, slug } = product;
  const [sort, setSort] = useState<Sort>('newest');
  const [pages, setPages] = useState(1);
  const place = useRef<HTMLDivElement>(null);
  const [params] = useSearchParams();
  const isAsked = params.has('review');
  // An order leads here; the form loads once it is in view.
  useEffect(() => {
    if (isAsked) place.current?.scrollIntoView();
  }, [isAsked]);
  const { data } = useQuery(reviewsQuery(tenantId, slug, { sort }));
  const total = data?.totalDoc ?? 0;
  return (
    <Box ref={place} id="reviews" sx={placeStyles}>
      <Section title={t('reviews.title')}>
        <Box sx={total > 0 ? columnsStyles : undefined}>
          {data && total > 0 ? <ReviewSummary reviews={data} /> : null}
          <Box sx={{ minWidth: 0 }}>
            {data && total === 0 ? (
              <Typography sx={{ color: 'text.secondary' }}>{t('reviews.none')}</Typography>
            ) : null}
            <InView minHeight={64}>
              <OwnReview key={productId} productId={productId} isAsked={isAsked} />
            </InView>
            {total > 1 ? (
              <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
                <Select
                  label={t('reviews.sort')}
                  hideLabel
                  fullWidth={false}
                  value={sort}
                  options={sorts.map((value) => ({ value, label: t(`reviews.sorts.${value}`) }))}
                  onChange={(event) => {
                    setSort(event.target.value as Sort);
                    setPages(1);
                  }}
                />
              </Box>
            ) : null}
            {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
              <ReviewPage key={`${sort} ${page}`} slug={slug} sort={sort} page={page} />
            ))}
            {data && pages < data.pages ? (
              <Button variant="outlined" color="neutral" onClick={() => setPages(pages + 1)} sx={{ mt: 2 }}>
                {t('reviews.more')}
              </Button>
            ) : null}
          </Box>
        </Box>
      </Section>
    </Box>
  );
}

/** They are laid out only when they come near the viewport. */
const placeStyles = {
  scrollMarginTop: 72,
  display: 'flow-root',
  contentVisibility: 'auto',
  containIntrinsicHeight: 'auto 900px',
};
const columnsStyles = {
  display: 'grid',
  gap: { xs: 3, md: 6 },
  gridTemplateColumns: { md: '280px minmax(0, 1fr)' },
  alignItems: 'start',
};
