import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Box } from './box';
import { Skeleton } from './skeleton';
import { VisuallyHidden } from './visually-hidden';

export type PageSkeletonProps = { variant?: 'page' | 'grid' | 'list' | 'form' };

const cells = (count: number) => Array.from({ length: count }, (_, index) => `cell-${index}`);

/** The rough shape of a page that is loading. */
export function PageSkeleton({ variant = 'page' }: PageSkeletonProps) {
  const { t } = useTranslation('common');
  return (
    <Stack
      role="status"
      data-skeleton
      spacing={3}
      sx={{ width: '100%', maxWidth: 1440, mx: 'auto', px: { xs: 2, md: 3 }, py: 3 }}
    >
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton variant="rounded" width="min(320px, 60%)" height={32} />
      {variant === 'grid' ? <GridShape /> : <RowsShape variant={variant} />}
    </Stack>
  );
}

function GridShape() {
  const columns = { xs: 2, sm: 3, md: 4, xl: 6 };
  const template = Object.fromEntries(
    Object.entries(columns).map(([breakpoint, count]) => [breakpoint, `repeat(${count}, minmax(0, 1fr))`]),
  );
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: template }}>
      {cells(12).map((cell) => (
        <Stack key={cell} spacing={1}>
          <Skeleton variant="rounded" sx={{ width: '100%', height: 'auto', aspectRatio: '1' }} />
          <Skeleton variant="rounded" height={16} width="80%" />
          <Skeleton variant="rounded" height={16} width="40%" />
        </Stack>
      ))}
    </Box>
  );
}

function RowsShape({ variant }: Required<PageSkeletonProps>) {
  const height = { page: 120, list: 44, form: 64, grid: 0 }[variant];
  return (
    <Stack spacing={variant === 'list' ? 1 : 2}>
      {cells(variant === 'list' ? 10 : 4).map((cell) => (
        <Skeleton key={cell} variant="rounded" height={height} />
      ))}
    </Stack>
  );
}
