import { Check } from 'lucide-react';
import { Box, useSettings, useText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { disclosureStyles } from '../../ui/disclosure';

/** The store's notes on delivery and guarantee, from the customization: the same on every product, so folded. */
export function StoreNotes() {
  const { t } = useTranslation('storefront/products');
  const slug = useSettings().customization?.slug;
  const text = useText();
  const notes = slug?.right_box_status ? slug.notes.map((note) => text(note)).filter(Boolean) : [];
  if (notes.length === 0) return null;
  return (
    <Box component="details" data-customization="slug" sx={boxStyles}>
      <summary>{t('notes')}</summary>
      <Box component="ul" role="list" sx={{ display: 'grid', gap: 1, pt: 1.5 }}>
        {notes.map((note) => (
          <Box component="li" key={note} sx={{ display: 'flex', gap: 1.25 }}>
            <Box
              component={Check}
              size={16}
              aria-hidden
              sx={{ flex: 'none', mt: '3px', color: 'primary.main' }}
            />
            {note}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const boxStyles = {
  ...disclosureStyles,
  mt: 3,
  px: 2,
  py: 1.5,
  borderRadius: 2,
  bgcolor: 'neutral.1',
  fontSize: '0.875rem',
};
