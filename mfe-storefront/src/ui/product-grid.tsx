import type { CatalogProduct } from 'api';
import { Box, CachedHtml, Skeleton, Stack, VisuallyHidden } from 'mfe-shared';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEarliestArrival } from './earliest-arrival';
import { ProductCard } from './product-card';

type GridProps = {
  /** There is less room beside filters. */
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

/** The height of a card below its picture, with a name of one line; some have two. */
const belowPicture = 97;

/**
 * A card far from the viewport is not laid out; its size is reserved. The focus ring needs room inside the box, as
 * the outside is clipped.
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
  /** How many pictures are on the first screen; the visitor waits for the first one. */
  onScreen?: number;
  /** More styles of the list. Always the same object, as the memoised grid compares it. */
  sx?: object;
};

/**
 * Products in 2 columns on a phone and up to 6 on a wide screen. A page that uses the router renders once more when
 * it is left; the memoised cards do not.
 */
export const ProductGrid = memo(function ProductGrid({
  products,
  narrow = false,
  onScreen = 0,
  sx,
}: ProductGridProps) {
  const arrival = useEarliestArrival();
  const distant = narrow ? distantInNarrow : distantInWide;
  return (
    <Box component="ul" role="list" sx={[narrow ? narrowGrid : wideGrid, sx ?? null]}>
      {products.map((product, index) => (
        <CachedHtml
          component="li"
          key={product.id}
          sx={index < onScreen ? itemStyles : distant}
          // The first one asks for its picture in the page's head.
          of={index === 0 && onScreen > 0 ? null : [product, index < onScreen, arrival]}
        >
          <ProductCard product={product} first={index === 0 && onScreen > 0} onScreen={index < onScreen} />
        </CachedHtml>
      ))}
    </Box>
  );
});

/** The same grid while its products load. */
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

/** As high as a card, line by line. */
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
      <Skeleton variant="rounded" height={14} width="60%" />
    </Stack>
  );
}
