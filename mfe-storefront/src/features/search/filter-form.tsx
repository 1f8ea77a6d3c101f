import type { CatalogFacets } from 'api';
import { Box, Checkbox, Typography, useFormat, useText, useWordOf } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { FacetGroup } from './facet-group';
import { PriceFilter } from './price-filter';
import type { ProductFilters } from './search.filters';
import { useApplyFilters } from './use-apply-filters';

type FilterFormProps = { filters: ProductFilters; facets: CatalogFacets | undefined };

/** Each change is written to the URL at once; there is no submit button. */
export function FilterForm({ filters, facets }: FilterFormProps) {
  const { t } = useTranslation('storefront/search');
  const wordOf = useWordOf('storefront/search');
  const text = useText();
  const { number } = useFormat();
  const apply = useApplyFilters();
  const counted = (label: string, count: number | undefined) =>
    count === undefined ? label : `${label} (${number(count)})`;
  return (
    <Box sx={formStyles}>
      <Box component="fieldset" sx={groupStyles}>
        <Typography component="legend" variant="h5" sx={{ mb: 1 }}>
          {t('availability')}
        </Typography>
        <Checkbox
          label={counted(t('inStock'), facets?.inStock)}
          checked={filters.inStock === 'true'}
          onChange={(event) => apply({ inStock: event.target.checked ? 'true' : undefined })}
        />
        <Checkbox
          label={counted(t('discounted'), facets?.discounted)}
          checked={filters.discounted === 'true'}
          onChange={(event) => apply({ discounted: event.target.checked ? 'true' : undefined })}
        />
      </Box>
      <PriceFilter
        // A price filter that is removed elsewhere empties the fields here.
        key={`${filters.minPrice}-${filters.maxPrice}`}
        min={filters.minPrice}
        max={filters.maxPrice}
        range={facets?.price ?? undefined}
        onChange={(minPrice, maxPrice) => apply({ minPrice, maxPrice })}
      />
      <FacetGroup
        name="brand"
        title={t('brand')}
        choices={(facets?.brands ?? []).map((one) => ({ ...one, label: one.value }))}
        chosen={filters.brand}
      />
      <FacetGroup
        name="diet"
        title={t('diets')}
        choices={(facets?.diets ?? []).map((one) => ({
          ...one,
          label: wordOf('diet', one.value) ?? one.value,
        }))}
        chosen={filters.diet}
      />
      {facets?.attributes.map((attribute) => (
        <FacetGroup
          key={attribute.id}
          name="option"
          title={text(attribute.name)}
          choices={attribute.values.map(({ id, name, count }) => ({
            value: `${attribute.id}.${id}`,
            label: text(name),
            count,
          }))}
          chosen={filters.option}
        />
      ))}
      <FacetGroup
        name="tag"
        title={t('properties')}
        choices={(facets?.tags ?? []).map((one) => ({
          ...one,
          label: wordOf('tags', one.value) ?? one.value,
        }))}
        chosen={filters.tag}
      />
    </Box>
  );
}

const formStyles = { display: 'flex', flexDirection: 'column', gap: 3 };
const groupStyles = { ...formStyles, m: 0, p: 0, border: 0, minWidth: 0, gap: 1.25 };
