/** Everything in minor units. `appliesTo` says of each line whether the discount is its, too. */
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
 * Shares `amount` out by weight so that the shares add up to it exactly: each gets the whole units of its share, and
 * the units left over go to the largest remainders. No share is above its weight as long as `amount` is not above
 * their sum. BigInt, because the products outgrow what a number holds exactly.
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

/** The tax within a price that includes it, half a unit rounded up. */
export function includedTax(price: number, rateBp: number): number {
  const divisor = BigInt(10_000 + rateBp);
  return Number((2n * BigInt(price) * BigInt(rateBp) + divisor) / (2n * divisor));
}

/** What a cart costs. The total is the sum of the lines' totals and the shipping, to the unit. */
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
