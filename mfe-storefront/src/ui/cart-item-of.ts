import type { CatalogProduct } from 'api';
import type { CartItemInput } from './cart.rules';

/** What a product's card puts into the cart: its default variant. */
export function cartItemOf(product: CatalogProduct): CartItemInput {
  const { defaultVariantId, slug, title, unitLabel, image, price, originalPrice } = product;
  return { id: defaultVariantId, slug, title, unitLabel, image, price, originalPrice };
}
