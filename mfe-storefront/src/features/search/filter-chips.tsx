import type { CatalogFacets } from 'api';
import { Box, Chip, useFormat, useText, useWordOf } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import type { ProductFilters, SeveralName } from './search.filters';
import { toggled } from './search.filters';
import { useApplyFilters } from './use-apply-filters';

type FilterChipsProps = { filters: ProductFilters; facets: CatalogFacets | undefined };

/** The active filters, each with a button to remove it. */
export function FilterChips({ filters, facets }: FilterChipsProps) {
  const { t } = useTranslation('storefront/search');
  const wordOf = useWordOf('storefront/search');
  const { money } = useFormat();
  const text = useText();
  const apply = useApplyFilters();
  const { inStock, discounted, minPrice, maxPrice } = filters;
  const nameOf = (option: string) => {
    const [attributeId, valueId] = option.split('.');
    const values = facets?.attributes.find(({ id }) => id === attributeId)?.values ?? [];
    return text(values.find(({ id }) => id === valueId)?.name ?? {});
  };
  const several = (name: SeveralName, labelOf: (value: string) => string) =>
    (filters[name] ?? []).map((value) => ({
      key: `${name} ${value}`,
      // The name of an option comes with the facets.
      label: labelOf(value) || '…',
      without: { [name]: toggled(filters[name], value) },
    }));
  const chips = [
    inStock && { key: 'inStock', label: t('inStock'), without: { inStock: undefined } },
    discounted && { key: 'discounted', label: t('discounted'), without: { discounted: undefined } },
    ...several('brand', (value) => value),
    ...several('diet', (value) => wordOf('diet', value) ?? value),
    ...several('option', nameOf),
    ...several('tag', (value) => wordOf('tags', value) ?? value),
    minPrice && {
      ...{ key: 'minPrice', label: t('priceFrom', { value: money(minPrice) }) },
      without: { minPrice: undefined },
    },
    maxPrice && {
      ...{ key: 'maxPrice', label: t('priceTo', { value: money(maxPrice) }) },
      without: { maxPrice: undefined },
    },
  ].filter((chip) => typeof chip === 'object');
  if (chips.length === 0) return null;
  const withoutAny = Object.fromEntries(
    chips.flatMap(({ without }) => Object.keys(without).map((name) => [name, undefined])),
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
      {chips.map(({ key, label, without }) => (
        <Chip
          key={key}
          label={label}
          color="primary"
          aria-label={t('takeAway', { label })}
          onDelete={() => apply(without)}
          onClick={() => apply(without)}
          sx={{ height: 32 }}
        />
      ))}
      {chips.length > 1 ? (
        <Chip label={t('clearAll')} onClick={() => apply(withoutAny)} sx={{ height: 32 }} />
      ) : null}
    </Box>
  );
}
