import { Box, Skeleton, VisuallyHidden } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { recentCount } from './orders.filters';

/** Rows as high as those of orders, while these load. */
export function OrderRowsSkeleton() {
  const { t } = useTranslation('common');
  return (
    <Box role="status" sx={{ display: 'grid', gap: '1px' }}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {Array.from({ length: recentCount }, (_, row) => `row-${row}`).map((row) => (
        <Skeleton key={row} variant="rounded" height={86} />
      ))}
    </Box>
  );
}
