import type { CatalogProduct } from 'api';
import { InView } from './in-view';
import { ProductCard } from './product-card';
import { Section } from './section';
import { Shelf } from './shelf';
import { shelfHeight } from './shelf-height';

type ProductShelfProps = { title: string; products: readonly CatalogProduct[] };

/** Products that come with the one of the page; their pictures load when they are near the viewport. */
export function ProductShelf({ title, products }: ProductShelfProps) {
  if (products.length === 0) return null;
  return (
    <InView minHeight={shelfHeight}>
      <Section title={title}>
        <Shelf label={title} itemWidth={{ xs: 156, md: 208 }}>
          {products.map((product) => ({ key: product.id, content: <ProductCard product={product} /> }))}
        </Shelf>
      </Section>
    </InView>
  );
}
