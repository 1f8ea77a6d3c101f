import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, constants, useTenant } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { ProductShelf } from '../../ui/product-shelf';

const togetherQuery = (tenantId: string, slug: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'products', 'together', slug],
    queryFn: ({ signal }) => api.get('/catalog/products/{slug}/together', { path: { slug }, signal }),
    staleTime: constants.query.layout.staleMs,
  });

/** Products that others bought with this one. They are loaded when the visitor comes near. */
export function BoughtTogether({ slug }: { slug: string }) {
  const { t } = useTranslation('storefront/products');
  const { data } = useQuery(togetherQuery(useTenant().id, slug));
  return data ? <ProductShelf title={t('together')} products={data} /> : null;
}
