import type { Review } from 'api';
import {
  Alert,
  Box,
  Button,
  Divider,
  Link,
  notify,
  Rating,
  Stack,
  Typography,
  useFormat,
  useMayWrite,
} from 'mfe-shared';
import { Fact, useDeletedNotice } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PermittedLink } from '../../ui/permitted-link';
import { RejectDialog } from './reject-dialog';
import { ReplyForm } from './reply-form';
import { ReviewStatus } from './review-status';
import { useDecideReviews, useDeleteReviews } from './reviews.queries';

/** A whole review, and what becomes of it. */
export function ReviewReader({ review, onClose }: { review: Review; onClose: () => void }) {
  const { t } = useTranslation('store-admin/reviews');
  const { dateTime } = useFormat();
  const mayWrite = useMayWrite();
  const decide = useDecideReviews();
  const remove = useDeleteReviews();
  const deleted = useDeletedNotice('reviews.restore', ['reviews']);
  const [isRejecting, setRejecting] = useState(false);
  const { id, version, status, rating, title, text, authorName, writtenAt, reason, product } = review;
  const approve = () =>
    decide.mutate([{ id, version, status: 'approved' }], {
      onSuccess: () => notify.success(t('approved', { count: 1 })),
      onError: notify.error,
    });
  const deleteIt = () =>
    remove.mutate([id], {
      onSuccess: () => {
        deleted(t('deleted', { count: 1 }), [id]);
        onClose();
      },
      onError: notify.error,
    });
  return (
    <Stack spacing={2.5}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <Fact label={t('author')}>{authorName}</Fact>
        <Fact label={t('writtenAt')}>{dateTime(writtenAt)}</Fact>
        <Fact label={t('state')}>
          <ReviewStatus status={status} />
        </Fact>
        <Fact label={t('customer')}>
          <PermittedLink permission="read_customers" to={`/admin/customers/${review.customerId}`}>
            {t('toCustomer')}
          </PermittedLink>
        </Fact>
      </Box>
      <Stack sx={{ gap: 1 }}>
        <Rating value={rating} size={20} />
        {title ? (
          <Typography variant="h4" component="h3" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
        ) : null}
        <Typography component="p" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      </Stack>
      {status === 'rejected' && reason ? (
        <Alert severity="warning">{`${t('reason')}: ${reason}`}</Alert>
      ) : null}
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {mayWrite && status !== 'approved' ? (
          <Button variant="contained" loading={decide.isPending} onClick={approve}>
            {t('approve')}
          </Button>
        ) : null}
        {mayWrite && status !== 'rejected' ? (
          <Button variant="outlined" color="neutral" onClick={() => setRejecting(true)}>
            {t('reject')}
          </Button>
        ) : null}
        {mayWrite ? (
          <Button color="error" loading={remove.isPending} onClick={deleteIt}>
            {t('delete')}
          </Button>
        ) : null}
        {status === 'approved' ? (
          <Link href={`/product/${product.slug}`} target="_blank" sx={{ ml: 'auto' }}>
            {t('toShop')}
          </Link>
        ) : null}
      </Stack>
      {mayWrite ? (
        <>
          <Divider />
          <ReplyForm key={review.reply} review={review} />
        </>
      ) : null}
      <RejectDialog chosen={isRejecting ? [review] : []} onClose={() => setRejecting(false)} />
    </Stack>
  );
}
