/** All amounts are in minor units. `appliesTo` says for each line whether the discount applies to it. */
export type CartToPrice = {
  lines: { unitPrice: number; quantity: number }[];
  discount: { amount: number; appliesTo: boolean[] } | null;
  shippingCost: number;
  /** Included in the prices, in basis points. */
  taxRateBp: number;
};

export type PricedLine = { lineSubtotal: number; lineDiscount: number; lineTax: number; lineTotal: number };

export type PricedCart = {
  lines: PricedLine[];
  subTotal: number;
  discount: number;
  shippingCost: number;
  tax: number;
  total: number;
};

const sum = (numbers: number[]): number => numbers.reduce((total, value) => total + value, 0);

/**
 * Splits `amount` by weight so that the shares add up to it exactly: each gets the whole units of its share, and
 * remaining units go to the largest remainders. While `amount` is at most the sum of the weights, no share exceeds
 * its weight. BigInt, because the products exceed a number's exact range.
 */
export function prorate(amount: number, weights: number[]): number[] {
  const whole = BigInt(sum(weights));
  if (whole === 0n) return weights.map(() => 0);
  const parts = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight);
    return { index, share: Number(product / whole), rest: product % whole };
  });
  const left = amount - sum(parts.map((part) => part.share));
  const first = parts
    .toSorted((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
    .slice(0, left);
  const chosen = new Set(first.map((part) => part.index));
  return parts.map(({ index, share }) => share + (chosen.has(index) ? 1 : 0));
}

/** The tax included in a price, with half a unit rounded up. */
export function includedTax(price: number, rateBp: number): number {
  const divisor = BigInt(10_000 + rateBp);
  return Number((2n * BigInt(price) * BigInt(rateBp) + divisor) / (2n * divisor));
}

/** The price of a cart. The total is exactly the sum of the lines' totals and the shipping. */
export function priceCart({ lines, discount, shippingCost, taxRateBp }: CartToPrice): PricedCart {
  const subTotals = lines.map((line) => line.unitPrice * line.quantity);
  const weights = subTotals.map((amount, index) => (discount?.appliesTo[index] ? amount : 0));
  const discounts = prorate(Math.min(discount?.amount ?? 0, sum(weights)), weights);
  const priced = subTotals.map((lineSubtotal, index) => {
    const lineDiscount = discounts[index] ?? 0;
    const lineTotal = lineSubtotal - lineDiscount;
    return { lineSubtotal, lineDiscount, lineTax: includedTax(lineTotal, taxRateBp), lineTotal };
  });
  return {
    lines: priced,
    subTotal: sum(subTotals),
    discount: sum(discounts),
    shippingCost,
    tax: sum(priced.map((line) => line.lineTax)),
    total: sum(priced.map((line) => line.lineTotal)) + shippingCost,
  };
}
