import { useQuery } from '@tanstack/react-query';
import { Box, Skeleton, Typography } from 'mfe-shared';
import { LoadFailed } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { platformSeoOptions } from './platform-settings.queries';

/** The landing page as search engines show it, by the saved settings. */
export function SearchPreview() {
  const { t } = useTranslation('platform-admin/platform-settings');
  const { data: seo, error, refetch } = useQuery(platformSeoOptions());
  return (
    <Box role="group" aria-label={t('preview')} sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('preview')}
      </Typography>
      {seo ? (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {seo.platform_url || location.host}
          </Typography>
          <Typography sx={{ color: 'primary.main', fontSize: '1.125rem' }}>{seo.meta_title}</Typography>
          <Typography variant="body2">{seo.meta_description}</Typography>
        </>
      ) : error ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={80} />
      )}
    </Box>
  );
}
