import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Box, Typography, useFormat, useMediaQuery, useTenant } from 'mfe-shared';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { categoriesQuery, productsQuery } from '../../ui/catalog.queries';
import { Page } from '../../ui/page';
import { useOverlay } from '../../ui/use-overlay';
import { useTitle } from '../../ui/use-title';
import { FilterChips } from './filter-chips';
import { FilterForm } from './filter-form';
import { ListToolbar } from './list-toolbar';
import { ProductResults } from './product-results';
import { isNarrowed, readFilters } from './search.filters';
import { SubcategoryLinks } from './subcategory-links';
import { UnknownCategory } from './unknown-category';
import { useFacets } from './use-facets';
import { useListTitle } from './use-list-title';

/** A category, a search, or all products: filtered, sorted and paged by the URL. */
export function ProductListPage() {
  const { t } = useTranslation('storefront/search');
  const { id: tenantId } = useTenant();
  const { number } = useFormat();
  const [params] = useSearchParams();
  const filters = readFilters(params);
  const { data: categories } = useQuery(categoriesQuery(tenantId));
  const products = useQuery({ ...productsQuery(tenantId, filters), placeholderData: keepPreviousData });
  const areBeside = useMediaQuery('(min-width: 1280px)');
  const { open: areOpen } = useOverlay('filters');
  // A phone has no room for them until they are opened; a chip of an option has its name from them.
  const facets = useFacets(filters, areBeside || areOpen || filters.option !== undefined);
  const category = categories?.find(({ slug }) => slug === filters.category);
  const title = useListTitle(filters, category);
  const count = products.data?.totalDoc;
  // There is nothing to sort, and no filter to take away.
  const isNothing = count === 0 && !isNarrowed(filters);
  useTitle(title);
  if (filters.category && categories && !category) return <UnknownCategory categories={categories} />;
  return (
    <Page>
      <Box sx={headStyles}>
        <Box sx={{ minWidth: 0 }}>
          <Typography
            variant="h1"
            component="h1"
            sx={{ fontSize: { xs: '1.5625rem', md: '1.9375rem' }, overflowWrap: 'anywhere' }}
          >
            {title}
          </Typography>
          <Typography role="status" sx={{ minHeight: 24, color: 'text.secondary' }}>
            {count === undefined ? '' : t('count', { count, number: number(count) })}
          </Typography>
        </Box>
        {isNothing ? null : (
          <ListToolbar filters={filters}>
            <FilterForm filters={filters} facets={facets} />
          </ListToolbar>
        )}
      </Box>
      {category && categories ? <SubcategoryLinks category={category} categories={categories} /> : null}
      {filters.category && !categories ? <Box sx={subcategoriesRoom} /> : null}
      {products.data?.meant && filters.q ? (
        <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {t('meant', { term: filters.q, meant: products.data.meant })}
        </Typography>
      ) : null}
      <FilterChips filters={filters} facets={facets} />
      <Box sx={isNothing ? undefined : columnsStyles}>
        {isNothing ? null : (
          <Box component="aside" aria-label={t('filters')} sx={asideStyles}>
            <FilterForm filters={filters} facets={areBeside ? facets : undefined} />
          </Box>
        )}
        <Suspense>
          <ProductResults products={products} filters={filters} />
        </Suspense>
      </Box>
    </Page>
  );
}

/** The title left, the sort order right; on a phone sort order and filters are below. */
const headStyles = {
  display: 'grid',
  gap: 2,
  alignItems: 'end',
  gridTemplateColumns: { lg: 'minmax(0, 1fr) auto' },
};

/** The height of the row of sub-categories is reserved, so that nothing below moves. */
const subcategoriesRoom = { height: 48, mt: 2 };

const columnsStyles = {
  display: 'grid',
  columnGap: 4,
  mt: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '232px minmax(0, 1fr)' },
};

const asideStyles = {
  display: { xs: 'none', lg: 'block' },
  position: 'sticky',
  top: 88,
  alignSelf: 'start',
};
