import type { CatalogProduct } from 'api';
import { Box, Checkbox, Chip, Stack, Typography } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { PriceFilter } from './price-filter';
import type { ProductFilters } from './products.filters';
import { useApplyFilters } from './use-apply-filters';

/** Tags that place products on pages and do not describe them. */
const internalTags = ['featured', 'daily-needs'];

type FilterFormProps = { filters: ProductFilters; products: readonly CatalogProduct[] };

/** Each change is written to the URL at once; there is no submit button. */
export function FilterForm({ filters, products }: FilterFormProps) {
  const { t } = useTranslation('storefront/products');
  const apply = useApplyFilters();
  const found = products.flatMap(({ tags }) => tags).filter((tag) => !internalTags.includes(tag));
  const tags = [...new Set([...(filters.tag ? [filters.tag] : []), ...found])].slice(0, 12);
  return (
    <Stack sx={{ gap: 3 }}>
      <Stack component="fieldset" sx={groupStyles}>
        <Typography component="legend" variant="h5" sx={{ mb: 1 }}>
          {t('availability')}
        </Typography>
        <Checkbox
          label={t('inStock')}
          checked={filters.inStock === 'true'}
          onChange={(event) => apply({ inStock: event.target.checked ? 'true' : undefined })}
        />
        <Checkbox
          label={t('discounted')}
          checked={filters.discounted === 'true'}
          onChange={(event) => apply({ discounted: event.target.checked ? 'true' : undefined })}
        />
      </Stack>
      <PriceFilter
        // A price filter that is removed elsewhere empties the fields here.
        key={`${filters.minPrice}-${filters.maxPrice}`}
        min={filters.minPrice}
        max={filters.maxPrice}
        onChange={(minPrice, maxPrice) => apply({ minPrice, maxPrice })}
      />
      {tags.length > 0 ? (
        <Box component="fieldset" sx={groupStyles}>
          <Typography component="legend" variant="h5" sx={{ mb: 1 }}>
            {t('properties')}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {tags.map((tag) => (
              <Chip
                key={tag}
                label={t(`tags.${tag}`, { defaultValue: tag })}
                selected={tag === filters.tag}
                onClick={() => apply({ tag: tag === filters.tag ? undefined : tag })}
                sx={{ height: 32 }}
              />
            ))}
          </Box>
        </Box>
      ) : null}
    </Stack>
  );
}

const groupStyles = { m: 0, p: 0, border: 0, minWidth: 0, gap: 1.25 };
