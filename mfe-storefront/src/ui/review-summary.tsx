import type { CatalogReviewList } from 'api';
import { Box, Rating, Typography, useFormat } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

const stars = [5, 4, 3, 2, 1] as const;

/** The average, and how many reviews gave how many stars. */
export function ReviewSummary({ reviews }: { reviews: CatalogReviewList }) {
  const { t } = useTranslation('storefront/ui');
  const { number } = useFormat();
  const { averageRating, totalDoc, counts } = reviews;
  const count = number(totalDoc);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Box className="tabular" aria-hidden sx={{ fontSize: '1.9375rem', lineHeight: 1.2, fontWeight: 700 }}>
          {number(Math.round(averageRating * 10) / 10)}
        </Box>
        <Box>
          <Rating value={Math.round(averageRating * 10) / 10} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('reviews.count', { count: totalDoc, number: count })}
          </Typography>
        </Box>
      </Box>
      <Box component="ul" role="list" sx={{ mt: 2, display: 'grid', gap: 0.75 }}>
        {stars.map((star) => (
          <Box component="li" key={star} className="tabular" sx={rowStyles}>
            <span>{t('reviews.stars', { count: star })}</span>
            <progress value={counts[star]} max={totalDoc} aria-label={t('reviews.stars', { count: star })} />
            <span>{number(counts[star])}</span>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const bar = { borderRadius: 4, backgroundColor: 'var(--l-palette-warning-main)' };
const rowStyles = {
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) 40px',
  alignItems: 'center',
  gap: 1,
  color: 'text.secondary',
  fontSize: '0.875rem',
  '& > :last-child': { textAlign: 'right' },
  '& progress': {
    appearance: 'none',
    width: '100%',
    height: 8,
    border: 0,
    borderRadius: 4,
    overflow: 'hidden',
    bgcolor: 'neutral.3',
  },
  '& progress::-webkit-progress-bar': { backgroundColor: 'transparent' },
  '& progress::-webkit-progress-value': bar,
  '& progress::-moz-progress-bar': bar,
};
