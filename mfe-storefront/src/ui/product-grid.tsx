import type { CatalogProduct } from 'api';
import { Box, Skeleton, Stack, VisuallyHidden } from 'mfe-shared';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductCard } from './product-card';

type GridProps = {
  /** Beside filters there is less room. */
  narrow?: boolean;
};

const gaps = { xs: 12, md: 16 };

const columns = (narrow: boolean) =>
  narrow ? { xs: 2, sm: 3, lg: 4, xl: 5 } : { xs: 2, sm: 3, md: 4, lg: 5, xl: 6 };

const byBreakpoint = (narrow: boolean, value: (count: number, breakpoint: string) => string) =>
  Object.fromEntries(
    Object.entries(columns(narrow)).map(([breakpoint, count]) => [breakpoint, value(count, breakpoint)]),
  );

const gridStyles = (narrow: boolean) => ({
  display: 'grid',
  containerType: 'inline-size',
  gridTemplateColumns: byBreakpoint(narrow, (count) => `repeat(${count}, minmax(0, 1fr))`),
  columnGap: { xs: `${gaps.xs}px`, md: `${gaps.md}px` },
  rowGap: { xs: 3, md: 4 },
});

/** What a card has below its square picture, with a name of one line; some have two. */
const belowPicture = 79;

/**
 * A card that is far from the screen is not laid out; it keeps the room that it will take. The focus is drawn around
 * the card, which needs room inside the box: what is outside is cut off.
 */
const distantStyles = (narrow: boolean) => ({
  minWidth: 0,
  p: 0.5,
  m: -0.5,
  contentVisibility: 'auto',
  containIntrinsicHeight: byBreakpoint(narrow, (count, breakpoint) => {
    const gap = breakpoint === 'xs' || breakpoint === 'sm' ? gaps.xs : gaps.md;
    return `auto calc((100cqi - ${(count - 1) * gap}px) / ${count} + ${belowPicture}px)`;
  }),
});

const narrowGrid = gridStyles(true);
const wideGrid = gridStyles(false);
const distantInNarrow = distantStyles(true);
const distantInWide = distantStyles(false);
const itemStyles = { minWidth: 0 };

type ProductGridProps = GridProps & {
  products: readonly CatalogProduct[];
  /** How many of the first pictures are on the first screen; of them the visitor waits for the very first. */
  onScreen?: number;
};

/**
 * Products in 2 columns on a phone to 6 on a wide screen. Whoever leaves a page that knows its address renders it once
 * more on the way out; the cards need not take part.
 */
export const ProductGrid = memo(function ProductGrid({
  products,
  narrow = false,
  onScreen = 0,
}: ProductGridProps) {
  const distant = narrow ? distantInNarrow : distantInWide;
  return (
    <Box component="ul" role="list" sx={narrow ? narrowGrid : wideGrid}>
      {products.map((product, index) => (
        <Box component="li" key={product.id} sx={index < onScreen ? itemStyles : distant}>
          <ProductCard product={product} first={index === 0 && onScreen > 0} onScreen={index < onScreen} />
        </Box>
      ))}
    </Box>
  );
});

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
