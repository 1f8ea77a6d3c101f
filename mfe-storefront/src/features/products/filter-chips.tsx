import { Box, Chip, useFormat } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import type { ProductFilters } from './products.filters';
import { useApplyFilters } from './use-apply-filters';

/** The active filters, each with a button to remove it. */
export function FilterChips({ filters }: { filters: ProductFilters }) {
  const { t } = useTranslation('storefront/products');
  const { money } = useFormat();
  const apply = useApplyFilters();
  const { inStock, discounted, tag, minPrice, maxPrice } = filters;
  const chips = [
    inStock && { label: t('inStock'), without: ['inStock'] },
    discounted && { label: t('discounted'), without: ['discounted'] },
    tag && { label: t(`tags.${tag}`, { defaultValue: tag }), without: ['tag'] },
    minPrice && { label: t('priceFrom', { value: money(minPrice) }), without: ['minPrice'] },
    maxPrice && { label: t('priceTo', { value: money(maxPrice) }), without: ['maxPrice'] },
  ].filter((chip) => typeof chip === 'object');
  if (chips.length === 0) return null;
  const takeAway = (names: string[]) => apply(Object.fromEntries(names.map((name) => [name, undefined])));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
      {chips.map(({ label, without }) => (
        <Chip
          key={label}
          label={label}
          color="primary"
          aria-label={t('takeAway', { label })}
          onDelete={() => takeAway(without)}
          onClick={() => takeAway(without)}
          sx={{ height: 32 }}
        />
      ))}
      {chips.length > 1 ? (
        <Chip
          label={t('clearAll')}
          onClick={() => takeAway(chips.flatMap(({ without }) => without))}
          sx={{ height: 32 }}
        />
      ) : null}
    </Box>
  );
}
