import type { Review } from 'api';
import { Box, Rating, useFormat, useText } from 'mfe-shared';
import type { Column } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { Thumbnail } from '../../ui/thumbnail';
import { ReviewStatus } from './review-status';

export function useReviewColumns(): Column<Review>[] {
  const { t } = useTranslation('store-admin/reviews');
  const { dateTime } = useFormat();
  const text = useText();
  return [
    {
      key: 'review',
      header: t('review'),
      cell: ({ product, title, text: body, status }) => (
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 0.5 }}>
          <Thumbnail src={product.image} size={36} />
          <Box component="span" sx={{ display: 'block', minWidth: 0, maxWidth: { sm: 300, lg: 420 } }}>
            <Box component="span" sx={{ ...lineStyles, fontWeight: status === 'pending' ? 700 : 500 }}>
              {text(product.title)}
            </Box>
            <Box component="span" sx={{ ...lineStyles, ...beginStyles }}>
              {[title, body].filter(Boolean).join(' · ')}
            </Box>
          </Box>
        </Box>
      ),
    },
    { key: 'rating', header: t('rating'), sortable: true, cell: ({ rating }) => <Rating value={rating} /> },
    { key: 'author', header: t('author'), hideBelow: 'lg', cell: ({ authorName }) => authorName },
    {
      key: 'status',
      header: t('state'),
      hideBelow: 'sm',
      cell: ({ status }) => <ReviewStatus status={status} />,
    },
    {
      key: 'writtenAt',
      header: t('writtenAt'),
      align: 'right',
      sortable: true,
      hideBelow: 'md',
      cell: ({ writtenAt }) => dateTime(writtenAt),
    },
  ];
}

const lineStyles = {
  display: 'block',
  overflow: 'hidden',
  maxWidth: { xs: 128, sm: 'none' },
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

const beginStyles = { color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 400 } as const;
