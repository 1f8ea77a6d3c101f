import { Box, Skeleton, VisuallyHidden } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { figureColumns } from './sales-figures';

/** The dashboard's layout while its one request is pending. */
export function DashboardSkeleton() {
  const { t } = useTranslation('common');
  return (
    <Box role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton variant="rounded" width={180} height={32} sx={{ mb: 3 }} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: figureColumns, mb: 2 }}>
        {['today', 'yesterday', 'month', 'all'].map((figure) => (
          <Skeleton key={figure} variant="rounded" height={124} sx={{ borderRadius: 2 }} />
        ))}
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '2fr 1fr' } }}>
        <Skeleton variant="rounded" height={400} sx={{ borderRadius: 2 }} />
        <Skeleton variant="rounded" height={400} sx={{ borderRadius: 2 }} />
      </Box>
    </Box>
  );
}
