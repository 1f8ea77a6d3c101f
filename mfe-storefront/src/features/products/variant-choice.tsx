import type { CatalogProductDetail } from 'api';
import { Box, useText } from 'mfe-shared';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CatalogVariant } from './use-variant';
import { variantWith } from './use-variant';

type VariantChoiceProps = {
  product: CatalogProductDetail;
  variant: CatalogVariant;
  onChoose: (variant: CatalogVariant) => void;
};

/** One row of options for each attribute of the variants. */
export function VariantChoice({ product, variant, onChoose }: VariantChoiceProps) {
  const { t } = useTranslation('storefront/products');
  const text = useText();
  const group = useId();
  if (product.variants.length < 2) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 3 }}>
      {product.attributes.map((attribute) => (
        <Box key={attribute.id} component="fieldset" sx={{ m: 0, p: 0, border: 0 }}>
          <Box component="legend" sx={{ p: 0, mb: 1, fontSize: '0.875rem', fontWeight: 600 }}>
            {text(attribute.name)}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {attribute.values.map((value) => {
              const target = variantWith(product, variant, attribute.id, value.id);
              if (!target) return null;
              const chosen = variant.optionValues[attribute.id] === value.id;
              return (
                <Box key={value.id} component="label" sx={choiceStyles(target.available > 0)}>
                  <input
                    type="radio"
                    name={`${group}-${attribute.id}`}
                    checked={chosen}
                    onChange={() => onChoose(target)}
                  />
                  {value.swatch ? (
                    <Box component="span" className="swatch" sx={{ bgcolor: value.swatch }} />
                  ) : null}
                  {text(value.name)}
                  {target.available > 0 ? null : <span className="sold-out">{t('soldOut')}</span>}
                </Box>
              );
            })}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const choiceStyles = (available: boolean) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 'var(--control-height)',
  px: 2,
  border: 1,
  borderColor: 'neutral.5',
  borderRadius: 1,
  color: available ? 'text.primary' : 'text.secondary',
  fontWeight: 500,
  cursor: 'pointer',
  '&:hover': { borderColor: 'neutral.8' },
  '& input': { position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'inherit' },
  '& .swatch': { width: 16, height: 16, border: 1, borderColor: 'neutral.6', borderRadius: '50%' },
  '& .sold-out': { fontSize: '0.75rem' },
  '&:has(:checked)': {
    borderColor: 'primary.main',
    boxShadow: 'inset 0 0 0 1px var(--l-palette-primary-main)',
    bgcolor: 'primary.light',
    color: 'primary.main',
  },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
});
