import type { CatalogProduct } from 'api';
import { Box } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { InView } from '../../ui/in-view';
import { ProductCard } from '../../ui/product-card';
import { Section } from '../../ui/section';
import { Shelf } from '../../ui/shelf';

/** Others of the same category. They come with the product; their pictures load when they are near the viewport. */
export function RelatedProducts({ products }: { products: readonly CatalogProduct[] }) {
  const { t } = useTranslation('storefront/products');
  if (products.length === 0) return null;
  return (
    <Box sx={{ maxWidth: 1160, mx: 'auto' }}>
      <InView minHeight={420}>
        <Section title={t('related')}>
          <Shelf label={t('related')} itemWidth={{ xs: 156, md: 208 }}>
            {products.map((product) => ({ key: product.id, content: <ProductCard product={product} /> }))}
          </Shelf>
        </Section>
      </InView>
    </Box>
  );
}
