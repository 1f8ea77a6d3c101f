/** The quantities of a product that one order may have: at least the minimum, in multiples of the step. */
export type QuantityRule = { minPerOrder: number | null; quantityStep: number };

/** Returns the largest multiple of the step that is not above `quantity`. */
export const inSteps = (quantity: number, { quantityStep }: QuantityRule): number =>
  quantity - (quantity % quantityStep);

/** Returns the smallest quantity that an order may have. */
export const smallestQuantity = (rule: QuantityRule): number =>
  inSteps((rule.minPerOrder ?? 1) + rule.quantityStep - 1, rule);
