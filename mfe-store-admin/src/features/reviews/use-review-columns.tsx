import type { Review } from 'api';
import { Box, Rating, useText } from 'mfe-shared';
import type { Column } from 'mfe-shared/backoffice';
import { useListWords } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { Thumbnail } from '../../ui/thumbnail';
import { ReviewStatus } from './review-status';

export function useReviewColumns(): Column<Review>[] {
  const { t } = useTranslation('store-admin/reviews');
  const { columns } = useListWords('store-admin/reviews');
  const text = useText();
  return columns([
    {
      key: 'review',
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
    { key: 'rating', sortable: true, cell: ({ rating }) => <Rating value={rating} /> },
    { key: 'author', hideBelow: 'lg', cell: ({ authorName }) => authorName },
    {
      key: 'status',
      header: t('state'),
      hideBelow: 'sm',
      cell: ({ status }) => <ReviewStatus status={status} />,
    },
    { key: 'writtenAt', as: 'dateTime', align: 'right', sortable: true, hideBelow: 'md' },
  ]);
}

const lineStyles = {
  display: 'block',
  overflow: 'hidden',
  maxWidth: { xs: 128, sm: 'none' },
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

const beginStyles = { color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 400 } as const;
