import { useQuery } from '@tanstack/react-query';
import type { CatalogReview, CatalogReviewQuery } from 'api';
import { Alert, Box, Button, Rating, Skeleton, Typography, useFormat, useTenant } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { reviewsQuery } from './reviews.queries';

type ReviewPageProps = Pick<CatalogReviewQuery, 'page' | 'sort'> & { slug: string };

/** Some reviews, each with the store's reply, or that they did not load. */
export function ReviewPage({ slug, page, sort }: ReviewPageProps) {
  const { t } = useTranslation('storefront/ui');
  const { id: tenantId } = useTenant();
  const { data, isPending, refetch } = useQuery(reviewsQuery(tenantId, slug, { page, sort }));
  if (isPending) return <Skeleton variant="rounded" height={96} sx={{ mt: 2 }} />;
  if (!data) {
    return (
      <Alert
        severity="error"
        action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        sx={{ mt: 2 }}
      >
        {t('reviews.failed')}
      </Alert>
    );
  }
  return (
    <Box component="ul" role="list">
      {data.items.map((review) => (
        <Review key={review.id} review={review} />
      ))}
    </Box>
  );
}

function Review({ review }: { review: CatalogReview }) {
  const { t } = useTranslation('storefront/ui');
  const { date } = useFormat();
  const { rating, title, text, authorName, writtenAt, reply } = review;
  return (
    <Box component="li" sx={reviewStyles}>
      <Rating value={rating} />
      {title ? (
        <Typography variant="h4" component="h3">
          {title}
        </Typography>
      ) : null}
      <Typography sx={textStyles}>{text}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('reviews.by', { name: authorName, date: date(writtenAt) })}
      </Typography>
      {reply ? (
        <Box sx={replyStyles}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {t('reviews.reply')}
          </Typography>
          <Typography variant="body2" sx={textStyles}>
            {reply}
          </Typography>
        </Box>
      ) : null}
    </Box>
  );
}

const textStyles = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' };
const reviewStyles = {
  display: 'grid',
  gap: 0.75,
  justifyItems: 'start',
  py: 2,
  borderBottom: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
};
const replyStyles = { mt: 0.5, pl: 2, borderLeft: 2, borderColor: 'divider' };
