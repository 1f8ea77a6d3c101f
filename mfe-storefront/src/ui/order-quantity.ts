import type { CatalogProduct } from 'api';

/** The quantities of a product that one order may have: at least the one, in multiples of the other. */
type QuantityRule = Pick<CatalogProduct, 'minPerOrder' | 'quantityStep'>;

/** The smallest quantity that an order may have. */
export const smallestQuantity = ({ minPerOrder, quantityStep }: QuantityRule): number =>
  Math.ceil((minPerOrder ?? 1) / quantityStep) * quantityStep;

/** Returns the quantity with one step more, and at least the smallest quantity. */
export const nextQuantity = (quantity: number, rule: QuantityRule): number =>
  Math.max(quantity + rule.quantityStep, smallestQuantity(rule));

/** Returns the quantity with one step less, and 0 if that is below the smallest quantity. */
export const previousQuantity = (quantity: number, rule: QuantityRule): number => {
  const less = quantity - rule.quantityStep;
  return less < smallestQuantity(rule) ? 0 : less;
};
