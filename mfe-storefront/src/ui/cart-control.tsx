import type { CatalogProduct } from 'api';
import { Minus, Plus } from 'lucide-react';
import { Box, IconButton } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { cart, useCart } from './cart.store';
import { cartItemOf } from './cart-item-of';
import { nextQuantity, previousQuantity } from './order-quantity';

/** The round + in the picture's corner; with an item in the cart it is − 1 +. */
export function CartControl({ product, title }: { product: CatalogProduct; title: string }) {
  const { t } = useTranslation('storefront/ui');
  const quantity = useCart(
    ({ items }) => items.find(({ id }) => id === product.defaultVariantId)?.quantity ?? 0,
  );
  if (!product.inStock) return null;
  if (product.variantCount > 1) {
    return (
      <Box sx={placeStyles}>
        <Box sx={emptyPill}>
          <IconButton label={t('choose', { title })} to={`/product/${product.slug}`}>
            <Plus size={20} />
          </IconButton>
        </Box>
      </Box>
    );
  }
  const set = (next: number) => cart.updateItemQuantity(product.defaultVariantId, next);
  // The shop shows stock only up to 10, so 10 is no limit.
  const limit = product.available < 10 ? product.available : Number.POSITIVE_INFINITY;
  const next = nextQuantity(quantity, product);
  return (
    <Box sx={placeStyles}>
      <Box role="group" aria-label={title} sx={quantity > 0 ? filledPill : emptyPill}>
        {quantity > 0 ? (
          <IconButton label={t('less', { title })} onClick={() => set(previousQuantity(quantity, product))}>
            <Minus size={18} />
          </IconButton>
        ) : null}
        <Box
          component="span"
          aria-live="polite"
          className="tabular"
          sx={quantity > 0 ? countStyles : noCountStyles}
        >
          {quantity > 0 ? quantity : null}
        </Box>
        <IconButton
          label={t(quantity > 0 ? 'more' : 'add', { title })}
          // Presses before the page's scripts run are counted for it.
          data-adds={product.defaultVariantId}
          disabled={next > limit}
          onClick={() => cart.addItem(cartItemOf(product), next - quantity)}
        >
          <Plus size={20} />
        </IconButton>
      </Box>
    </Box>
  );
}

/** Over the lower right corner of the square picture, whatever its size. */
const placeStyles = {
  position: 'absolute',
  top: 0,
  left: 0,
  right: 0,
  aspectRatio: '1',
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  p: 1,
  pointerEvents: 'none',
};

const pillStyles = (filled: boolean) => ({
  pointerEvents: 'auto',
  display: 'inline-flex',
  alignItems: 'center',
  borderRadius: '999px',
  bgcolor: filled ? 'primary.main' : 'background.paper',
  boxShadow: '0 1px 6px rgb(0 0 0 / 18%)',
  '& .MuiIconButton-root': {
    borderRadius: '999px',
    color: filled ? 'primary.contrastText' : 'primary.main',
    // A touch counts as a hover, too, and fading in a colour takes a slow phone as long as the press itself.
    '@media (hover: hover)': { '&:hover': { bgcolor: filled ? 'primary.dark' : 'primary.light' } },
    '&.Mui-disabled': { opacity: 0.5 },
  },
  color: 'primary.contrastText',
});

const emptyPill = pillStyles(false);
const filledPill = pillStyles(true);

const noCountStyles = { display: 'contents' };
const countStyles = { minWidth: 24, textAlign: 'center', fontWeight: 700 };
