import type { CatalogProduct } from 'api';
import type { CartItemInput } from './cart.rules';

/** The cart item of a product card: its default variant. */
export function cartItemOf(product: CatalogProduct): CartItemInput {
  const { defaultVariantId, slug, title, unitLabel, image, price, originalPrice } = product;
  return { id: defaultVariantId, slug, title, unitLabel, image, price, originalPrice };
}
