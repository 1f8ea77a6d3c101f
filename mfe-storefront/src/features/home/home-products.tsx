import { useQuery } from '@tanstack/react-query';
import type { LocalizedText } from 'api';
import { Alert, Button, useTenant, useText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { ProductCard } from '../../ui/product-card';
import { ProductGrid, ProductGridSkeleton } from '../../ui/product-grid';
import { Section } from '../../ui/section';
import { Shelf } from '../../ui/shelf';
import type { HomeShelf } from './home.queries';
import { shelfQuery } from './home.queries';

type HomeProductsProps = {
  shelf: HomeShelf;
  limit: number;
  /** The part of the store's customization that it shows, for the preview of the back office. */
  part?: string;
  words: { title: LocalizedText; description: LocalizedText };
};

const allOf: Record<HomeShelf, string> = {
  featured: '/search?tag=featured',
  discounted: '/search?discounted=true',
  popular: '/search?sort=popular',
};

/**
 * Featured products as a grid, which on a phone is two rows to swipe through; other sections as a row that scrolls. An
 * empty section is left out.
 */
export function HomeProducts({ shelf, limit, words, part }: HomeProductsProps) {
  const { t } = useTranslation('storefront/ui');
  const { id: tenantId } = useTenant();
  const text = useText();
  const { data, isError, refetch } = useQuery(shelfQuery(tenantId, shelf, limit));
  const products = data?.items ?? [];
  if (data && products.length === 0) return null;
  const title = text(words.title);
  return (
    <Section
      part={part}
      title={title}
      text={text(words.description)}
      more={{ to: allOf[shelf], label: t('seeAll') }}
    >
      {isError ? (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}>
          {t('loadFailed')}
        </Alert>
      ) : null}
      {!data && !isError ? <ProductGridSkeleton count={6} /> : null}
      {shelf === 'featured' ? <ProductGrid products={products} sx={swiped} /> : null}
      {shelf !== 'featured' && products.length > 0 ? (
        <Shelf label={title} itemWidth={{ xs: 156, md: 208 }}>
          {products.map((product) => ({ key: product.id, content: <ProductCard product={product} /> }))}
        </Shelf>
      ) : null}
    </Section>
  );
}

/** On a phone two rows from edge to edge, so that the next section is near. */
const swiped = {
  '@media (max-width: 599.95px)': {
    grid: 'repeat(2, auto) / auto-flow 43%',
    columnGap: '12px',
    rowGap: '24px',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollPaddingInline: '16px',
    scrollbarWidth: 'none',
    margin: '0 -16px',
    padding: '4px 16px',
    '& > li': { scrollSnapAlign: 'start' },
  },
};
