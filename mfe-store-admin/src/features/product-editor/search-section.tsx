import { Box, useTenant, useText } from 'mfe-shared';
import { FormSection } from 'mfe-shared/backoffice';
import { useFormContext, useWatch } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { LocalizedTextField } from '../../ui/localized-text-field';
import type { ProductValues } from './product-values';

/** The texts for search engines and link previews, with a sample of them. */
export function SearchSection() {
  const { t } = useTranslation('store-admin/product-editor');
  return (
    <FormSection title={t('sections.search')} help={t('sections.searchHelp')}>
      <SearchSample />
      <LocalizedTextField<ProductValues> name="metaTitle" label={t('fields.metaTitle')} />
      <LocalizedTextField<ProductValues>
        name="metaDescription"
        label={t('fields.metaDescription')}
        multiline
        minRows={2}
      />
    </FormSection>
  );
}

/** As search engines show the page, in the reader's language. */
function SearchSample() {
  const text = useText();
  const { name, domain } = useTenant();
  const { control } = useFormContext<ProductValues>();
  const [title, metaTitle, description, metaDescription, slug] = useWatch({
    control,
    name: ['title', 'metaTitle', 'description', 'metaDescription', 'slug'],
  });
  return (
    <Box sx={sampleStyles}>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {domain} › product › {slug}
      </Box>
      <Box sx={{ color: 'primary.main', fontWeight: 500 }}>
        {[text(metaTitle) || text(title), name].filter(Boolean).join(' · ')}
      </Box>
      <Box sx={descriptionStyles}>{text(metaDescription) || text(description)}</Box>
    </Box>
  );
}

const sampleStyles = { p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1, overflowWrap: 'anywhere' };

const descriptionStyles = {
  fontSize: '0.875rem',
  color: 'text.secondary',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
};
