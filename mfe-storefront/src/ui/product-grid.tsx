import type { CatalogProduct } from 'api';
import { Box, Skeleton, Stack, VisuallyHidden } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { ProductCard } from './product-card';

type GridProps = {
  /** Beside filters there is less room. */
  narrow?: boolean;
};

const columns = (narrow: boolean) => {
  const counts = narrow ? { xs: 2, sm: 3, lg: 4, xl: 5 } : { xs: 2, sm: 3, md: 4, lg: 5, xl: 6 };
  return Object.fromEntries(
    Object.entries(counts).map(([breakpoint, count]) => [breakpoint, `repeat(${count}, minmax(0, 1fr))`]),
  );
};

const gridStyles = (narrow: boolean) => ({
  display: 'grid',
  gridTemplateColumns: columns(narrow),
  columnGap: { xs: 1.5, md: 2 },
  rowGap: { xs: 3, md: 4 },
});

const narrowGrid = gridStyles(true);
const wideGrid = gridStyles(false);
const itemStyles = { minWidth: 0 };

type ProductGridProps = GridProps & {
  products: readonly CatalogProduct[];
  /** How many of the first pictures are on the first screen; of them the visitor waits for the very first. */
  onScreen?: number;
};

/** Products in 2 columns on a phone to 6 on a wide screen. */
export function ProductGrid({ products, narrow = false, onScreen = 0 }: ProductGridProps) {
  return (
    <Box component="ul" role="list" sx={narrow ? narrowGrid : wideGrid}>
      {products.map((product, index) => (
        <Box component="li" key={product.id} sx={itemStyles}>
          <ProductCard product={product} first={index === 0 && onScreen > 0} onScreen={index < onScreen} />
        </Box>
      ))}
    </Box>
  );
}

/** The same grid before its products are known. */
export function ProductGridSkeleton({ count, narrow = false }: GridProps & { count: number }) {
  const { t } = useTranslation('common');
  return (
    <Box role="status" sx={narrow ? narrowGrid : wideGrid}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => `card-${index}`).map((key) => (
        <ProductCardSkeleton key={key} />
      ))}
    </Box>
  );
}

/** Line for line as high as a card. */
function ProductCardSkeleton() {
  return (
    <Stack sx={{ gap: 0.5 }}>
      <Skeleton
        variant="rounded"
        sx={{ width: '100%', height: 'auto', aspectRatio: '1', borderRadius: 2, mb: 0.75 }}
      />
      <Skeleton variant="rounded" height={20} width="90%" />
      <Skeleton variant="rounded" height={15} width="70%" />
      <Skeleton variant="rounded" height={26} width="50%" sx={{ mt: 0.5 }} />
    </Stack>
  );
}
