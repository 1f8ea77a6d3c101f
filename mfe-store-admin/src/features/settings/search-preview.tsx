import { useQuery } from '@tanstack/react-query';
import { Box, Link, Typography, useTenant } from 'mfe-shared';
import { FormSection } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { seoQuery } from './settings.queries';

/** The store's home page as search engines show it, by the saved settings. */
export function SearchPreview() {
  const { t } = useTranslation('store-admin/settings');
  const { id, name, domain } = useTenant();
  const { data } = useQuery(seoQuery(id));
  return (
    <FormSection title={t('sections.preview')} help={t('sectionHelp.preview')}>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {data?.meta_url || domain}
        </Typography>
        <Typography sx={{ color: 'primary.main', fontSize: '1.125rem' }}>
          {data?.meta_title || name}
        </Typography>
        <Typography variant="body2">{data?.meta_description || t('noDescription')}</Typography>
      </Box>
      <Link to="/admin/store/customization?section=seo">{t('toSeoTexts')}</Link>
    </FormSection>
  );
}
