import type { CatalogProductDetail } from 'api';
import { ShoppingCart } from 'lucide-react';
import { Box, Button, lazyComponent, QuantityStepper, Typography, useFormat } from 'mfe-shared';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ArrivalNote } from '../../ui/arrival-note';
import { cart, useCart } from '../../ui/cart.store';
import { InView } from '../../ui/in-view';
import { smallestQuantity } from '../../ui/order-quantity';
import { useOverlay } from '../../ui/use-overlay';
import type { CatalogVariant } from './use-variant';

const TellMe = lazyComponent(
  async () => (await import(/* webpackChunkName: "tell-me" */ './tell-me')).TellMe,
);

/** Above this number the shop does not show how many are left. */
const manyFrom = 10;

type PurchasePanelProps = { product: CatalogProductDetail; variant: CatalogVariant; title: string };

/** Adds to the cart; an item that is in it can be counted here. On a phone it stays above the bottom bar. */
export function PurchasePanel({ product, variant, title }: PurchasePanelProps) {
  const { t } = useTranslation('storefront/products');
  const { money } = useFormat();
  const { show } = useOverlay('cart');
  const button = useRef<HTMLButtonElement>(null);
  const quantity = useCart(({ items }) => items.find(({ id }) => id === variant.id)?.quantity ?? 0);
  const most = Math.min(
    variant.available < manyFrom ? variant.available : Number.POSITIVE_INFINITY,
    product.maxPerOrder ?? Number.POSITIVE_INFINITY,
  );
  const smallest = smallestQuantity(product);
  const add = () =>
    cart.addItem(
      {
        id: variant.id,
        price: variant.price,
        originalPrice: variant.originalPrice,
        slug: product.slug,
        title: product.title,
        variantLabel: variant.label,
        unitLabel: variant.unitLabel,
        image: variant.image ?? product.image,
      },
      smallest,
    );
  const addText =
    smallest > 1
      ? t('addSome', { count: smallest, price: money(variant.price * smallest) })
      : t('addToCart', { price: money(variant.price) });
  if (variant.available < Math.min(smallest, manyFrom)) {
    return (
      <Box sx={{ display: 'grid', gap: 2.5, mt: 3 }}>
        <Button variant="contained" size="large" disabled fullWidth>
          {t('soldOut')}
        </Button>
        {/* What a bundle lacks are its parts. */}
        {product.contains.length === 0 ? (
          <InView minHeight={200}>
            <TellMe key={variant.id} variantId={variant.id} />
          </InView>
        ) : null}
      </Box>
    );
  }
  return (
    <>
      <Box sx={panelStyles}>
        {quantity > 0 ? (
          <QuantityStepper
            value={quantity}
            max={most}
            step={product.quantityStep}
            label={title}
            onChange={(next) => {
              cart.updateItemQuantity(variant.id, next < smallest ? 0 : next);
              // The stepper goes; the focus must not go with it.
              if (next < smallest) button.current?.focus();
            }}
          />
        ) : null}
        {/* One button for both, so that the focus stays on it. */}
        <Button
          ref={button}
          variant="contained"
          size="large"
          startIcon={<ShoppingCart size={18} />}
          onClick={quantity > 0 ? show : add}
          sx={{ flex: 1 }}
        >
          {quantity > 0 ? t('inCart', { total: money(variant.price * quantity) }) : addText}
        </Button>
      </Box>
      <Typography
        variant="body2"
        sx={{ mt: 1.5, color: variant.available < manyFrom ? 'warning.main' : 'success.main' }}
      >
        {variant.available < manyFrom ? t('left', { count: variant.available }) : t('available')}
        {product.quantityStep > 1 ? ` · ${t('quantityStep', { count: product.quantityStep })}` : ''}
        {product.maxPerOrder ? ` · ${t('maxPerOrder', { count: product.maxPerOrder })}` : ''}
      </Typography>
      <Box sx={{ mt: 0.5, minHeight: 24, fontSize: '0.875rem' }}>
        <ArrivalNote />
      </Box>
    </>
  );
}

const panelStyles = {
  position: { xs: 'sticky', sm: 'static' },
  bottom: 'var(--bar)',
  zIndex: 10,
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  mt: 3,
  mx: { xs: -2, sm: 0 },
  px: { xs: 2, sm: 0 },
  py: { xs: 1, sm: 0 },
  bgcolor: 'background.default',
};
