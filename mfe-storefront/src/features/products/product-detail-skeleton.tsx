import { Box, Skeleton, Stack, VisuallyHidden } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { landPicture } from '../../ui/lift-picture';
import { Page } from '../../ui/page';
import { detailColumns, galleryRatio } from './product-detail-columns';

/** The product page while its product loads. */
export function ProductDetailSkeleton() {
  const { t } = useTranslation('common');
  return (
    <Page>
      <Box role="status" sx={detailColumns}>
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <Box ref={landPicture}>
          <Skeleton
            variant="rounded"
            sx={{ width: '100%', height: 'auto', aspectRatio: galleryRatio, borderRadius: 2 }}
          />
        </Box>
        <Stack sx={{ gap: 2 }}>
          <Skeleton variant="rounded" width="40%" height={18} />
          <Skeleton variant="rounded" width="85%" height={36} />
          <Skeleton variant="rounded" width="30%" height={32} />
          <Skeleton variant="rounded" width="45%" height={18} />
          <Skeleton variant="rounded" height={48} sx={{ mt: 2 }} />
          <Skeleton variant="rounded" height={160} sx={{ mt: 2 }} />
        </Stack>
      </Box>
    </Page>
  );
}
