import { useQuery } from '@tanstack/react-query';
import type { Review } from 'api';
import { Alert, Drawer, PageSkeleton, useErrorText, useText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { useTenantId } from '../../ui/use-tenant-id';
import { ReviewReader } from './review-reader';
import { reviewQuery } from './reviews.queries';

type ReviewDrawerProps = {
  id: string | null;
  /** From the list, until the review itself is read. */
  listed: Review | undefined;
  onClose: () => void;
};

/** One review beside the list. It stays when its new state takes it out of the list. */
export function ReviewDrawer({ id, listed, onClose }: ReviewDrawerProps) {
  const { t } = useTranslation('store-admin/reviews');
  const text = useText();
  const errorText = useErrorText();
  const { data, error } = useQuery({
    ...reviewQuery(useTenantId(), id ?? ''),
    enabled: id !== null,
    placeholderData: listed,
  });
  const review = data?.id === id ? data : undefined;
  return (
    <Drawer
      open={id !== null}
      width={560}
      title={review ? text(review.product.title) : t('review')}
      onClose={onClose}
    >
      {error && !review ? <Alert severity="error">{errorText(error)}</Alert> : null}
      {review ? (
        <ReviewReader key={review.id} review={review} onClose={onClose} />
      ) : error ? null : (
        <PageSkeleton />
      )}
    </Drawer>
  );
}
