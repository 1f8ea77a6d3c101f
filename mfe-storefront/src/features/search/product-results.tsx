import type { UseQueryResult } from '@tanstack/react-query';
import type { CatalogProduct, ListReply } from 'api';
import { Alert, Box, Button, EmptyState, Pagination, useFormat, VisuallyHidden } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ProductGrid, ProductGridSkeleton } from '../../ui/product-grid';
import { NothingFound } from './nothing-found';
import type { ProductFilters } from './search.filters';
import { searchPath } from './search.filters';

/** The number of cards on a first screen, whose pictures are loaded eagerly. */
const firstScreen = 4;

type ProductResultsProps = { products: UseQueryResult<ListReply<CatalogProduct>>; filters: ProductFilters };

/** The found products, or an empty state. While a new reply loads, the old one stays, dimmed. */
export function ProductResults({ products, filters }: ProductResultsProps) {
  const { t } = useTranslation('storefront/search');
  const { number } = useFormat();
  const [params] = useSearchParams();
  const { data, isPlaceholderData, isError, refetch } = products;
  if (isError && !data) {
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}>
        {t('loadFailed')}
      </Alert>
    );
  }
  if (!data) return <ProductGridSkeleton count={filters.limit ?? 20} narrow />;
  if (data.items.length === 0 && data.totalDoc > 0) {
    return (
      <EmptyState
        title={t('pageBehind', { number: number(data.pages) })}
        action={
          <Button
            variant="contained"
            to={searchPath(params, { page: data.pages > 1 ? data.pages : undefined })}
          >
            {t('lastPage')}
          </Button>
        }
      />
    );
  }
  if (data.items.length === 0) return <NothingFound filters={filters} />;
  return (
    <Box>
      <VisuallyHidden>
        <h2>{t('results')}</h2>
      </VisuallyHidden>
      <Box
        aria-busy={isPlaceholderData}
        sx={{ opacity: isPlaceholderData ? 0.5 : 1, transition: 'opacity 160ms ease-out' }}
      >
        <ProductGrid products={data.items} narrow onScreen={firstScreen} />
      </Box>
      <Box sx={{ mt: 5 }}>
        <Pagination
          page={data.page}
          pages={data.pages}
          to={(page) => searchPath(params, { page: page > 1 ? page : undefined })}
        />
      </Box>
    </Box>
  );
}
