import { useQuery } from '@tanstack/react-query';
import type { MyReview } from 'api';
import { Alert, Box, Button, Chip, Link, Rating, Typography, useSession, useTenant } from 'mfe-shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { DeleteReview } from './delete-review';
import { ReviewForm } from './review-form';
import { myReviewQuery } from './reviews.queries';

type OwnReviewProps = {
  productId: string;
  /** The visitor came to write. */
  isAsked: boolean;
};

/** The customer's own review in its present state, the form for it, or why there is none. */
export function OwnReview({ productId, isAsked }: OwnReviewProps) {
  const { t } = useTranslation('storefront/ui');
  const { id: tenantId } = useTenant();
  const { pathname } = useLocation();
  const { isLoading, isAuthenticated, loginType } = useSession();
  const isShopper = isAuthenticated && loginType === 'customer';
  const { data, isError, refetch } = useQuery({ ...myReviewQuery(tenantId, productId), enabled: isShopper });
  const [chosen, choose] = useState<'form' | 'review' | null>(null);
  if (isLoading) return null;
  if (!isShopper) {
    const signIn = `/auth/login?returnUrl=${encodeURIComponent(`${pathname}?review=write`)}`;
    return (
      <Box sx={lineStyles}>
        {t('reviews.forBuyers')} <Link to={signIn}>{t('reviews.signIn')}</Link>
      </Box>
    );
  }
  if (!data && isError) {
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}>
        {t('reviews.ownFailed')}
      </Alert>
    );
  }
  if (!data) return null;
  const { mayWrite, review } = data;
  if (!mayWrite) return <Box sx={lineStyles}>{t('reviews.forBuyers')}</Box>;
  if (chosen === 'form' || (isAsked && !chosen && !review))
    return <ReviewForm productId={productId} review={review} onClose={() => choose('review')} />;
  if (!review) {
    return (
      <Button variant="contained" onClick={() => choose('form')} sx={{ my: 1 }}>
        {t('reviews.write')}
      </Button>
    );
  }
  return <Written review={review} onEdit={() => choose('form')} />;
}

const colors = { pending: 'warning', approved: 'success', rejected: 'error' } as const;

function Written({ review, onEdit }: { review: MyReview; onEdit: () => void }) {
  const { t } = useTranslation('storefront/ui');
  const { id, status, rating, title, text, reason } = review;
  return (
    <Box component="section" aria-label={t('reviews.yours')} sx={ownStyles}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h4" component="h3">
          {t('reviews.yours')}
        </Typography>
        <Box role="status">
          <Chip label={t(`reviews.status.${status}`)} color={colors[status]} />
        </Box>
      </Box>
      <Rating value={rating} />
      {title ? <Typography sx={{ fontWeight: 600 }}>{title}</Typography> : null}
      <Typography sx={{ whiteSpace: 'pre-line' }}>{text}</Typography>
      {reason ? <Typography variant="body2">{t('reviews.reason', { reason })}</Typography> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" color="neutral" onClick={onEdit}>
          {t('edit')}
        </Button>
        <DeleteReview id={id} />
      </Box>
    </Box>
  );
}

const lineStyles = { py: 2, color: 'text.secondary' };
const ownStyles = {
  display: 'grid',
  gap: 1,
  justifyItems: 'start',
  my: 2,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  overflowWrap: 'anywhere',
};
