import { useQuery } from '@tanstack/react-query';
import { Box, useTenant } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { productsQuery } from './catalog.queries';
import { ProductShelf } from './product-shelf';
import { shelfHeight } from './shelf-height';

const queries = {
  popular: { sort: 'popular', inStock: 'true', limit: 12 },
  discounted: { sort: 'discount', discounted: 'true', inStock: 'true', limit: 12 },
} as const;

/** Popular products or offers: a way on for pages that have little to show. */
export function PopularShelf({ of = 'popular' }: { of?: keyof typeof queries }) {
  const { t } = useTranslation('storefront/ui');
  const { id: tenantId } = useTenant();
  const { data, isPending } = useQuery(productsQuery(tenantId, queries[of]));
  if (isPending) return <Box sx={{ minHeight: shelfHeight }} />;
  return <ProductShelf title={t(`shelf.${of}`)} products={data?.items ?? []} />;
}
