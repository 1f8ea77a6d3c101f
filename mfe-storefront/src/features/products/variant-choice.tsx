import type { CatalogProductDetail } from 'api';
import { Box, Select, useText } from 'mfe-shared';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { inOrderOfSize } from './size-order';
import type { CatalogVariant } from './use-variant';
import { variantWith } from './use-variant';

type VariantChoiceProps = {
  product: CatalogProductDetail;
  variant: CatalogVariant;
  onChoose: (variant: CatalogVariant) => void;
};

/** The options of each attribute of the variants, in the way that the attribute says. */
export function VariantChoice({ product, variant, onChoose }: VariantChoiceProps) {
  const { t } = useTranslation('storefront/products');
  const text = useText();
  const group = useId();
  if (product.variants.length < 2) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 3 }}>
      {product.attributes.map(({ id, name, option, values }) => {
        const offered = inOrderOfSize(
          values.flatMap((value) => {
            const target = variantWith(product, variant, id, value.id);
            return target ? [{ ...value, label: text(value.name), target }] : [];
          }),
        );
        if (option === 'dropdown')
          return (
            <Select
              key={id}
              label={text(name)}
              value={variant.optionValues[id] ?? ''}
              options={offered.map(({ id: value, label, target }) => ({
                value,
                label: target.available > 0 ? label : `${label} · ${t('soldOut')}`,
              }))}
              onChange={({ target: { value } }) => {
                const chosen = offered.find((one) => one.id === value);
                if (chosen) onChoose(chosen.target);
              }}
              sx={{ maxWidth: 360 }}
            />
          );
        return (
          <Box key={id} component="fieldset" sx={{ m: 0, p: 0, border: 0 }}>
            <Box component="legend" sx={{ p: 0, mb: 0.5, fontSize: '0.875rem', fontWeight: 500 }}>
              {text(name)}
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {offered.map(({ id: value, label, swatch, target }) => (
                <Box key={value} component="label" sx={choiceStyles(target.available > 0)}>
                  <input
                    type="radio"
                    name={`${group}-${id}`}
                    checked={variant.optionValues[id] === value}
                    onChange={() => onChoose(target)}
                  />
                  {option === 'checkbox' ? (
                    <span className="tick" aria-hidden>
                      ✓
                    </span>
                  ) : null}
                  {swatch ? <Box component="span" className="swatch" sx={{ bgcolor: swatch }} /> : null}
                  {label}
                  {target.available > 0 ? null : <span className="sold-out">{t('soldOut')}</span>}
                </Box>
              ))}
            </Box>
          </Box>
        );
      })}
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
  '& .tick': {
    display: 'grid',
    placeItems: 'center',
    width: 18,
    height: 18,
    border: 1,
    borderColor: 'neutral.7',
    borderRadius: '4px',
    color: 'transparent',
    fontSize: '0.75rem',
  },
  '& :checked + .tick': {
    borderColor: 'primary.main',
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
  },
  '& .sold-out': { fontSize: '0.75rem' },
  '&:has(:checked)': {
    borderColor: 'primary.main',
    boxShadow: 'inset 0 0 0 1px var(--l-palette-primary-main)',
    bgcolor: 'primary.light',
    color: 'primary.main',
  },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
});
