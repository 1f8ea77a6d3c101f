import type { DeliveryTax, RateTax } from './cart.schema.ts';

/** All amounts are in minor units. `appliesTo` says for each line whether the discount applies to it. */
export type CartToPrice = {
  /** `taxRateBp` is included in the price, in basis points. */
  lines: { unitPrice: number; quantity: number; taxRateBp: number }[];
  discount: { amount: number; appliesTo: boolean[] } | null;
  shippingCost: number;
  taxesDelivery: boolean;
};

export type PricedLine = {
  taxRateBp: number;
  lineSubtotal: number;
  lineDiscount: number;
  lineTax: number;
  lineTotal: number;
};

export type PricedCart = {
  lines: PricedLine[];
  subTotal: number;
  discount: number;
  shippingCost: number;
  deliveryTaxes: DeliveryTax[];
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

/** Returns the tax included in a price, with half a unit rounded up. */
export function includedTax(price: number, rateBp: number): number {
  const divisor = BigInt(10_000 + rateBp);
  return Number((2n * BigInt(price) * BigInt(rateBp) + divisor) / (2n * divisor));
}

type TaxedLine = Pick<PricedLine, 'taxRateBp' | 'lineTotal'>;

/**
 * Returns the taxes of a delivery, which is taxed like its goods: each rate has a share of its price, in proportion to
 * the price of that rate's goods.
 */
export function deliveryTaxesOf(shippingCost: number, lines: TaxedLine[]): DeliveryTax[] {
  if (shippingCost === 0 || lines.length === 0) return [];
  const goods = [...Map.groupBy(lines, ({ taxRateBp }) => taxRateBp)].map(([rateBp, ofRate]) => ({
    rateBp,
    cost: sum(ofRate.map(({ lineTotal }) => lineTotal)),
  }));
  const isFree = goods.every(({ cost }) => cost === 0);
  const shares = prorate(
    shippingCost,
    goods.map(({ cost }) => (isFree ? 1 : cost)),
  );
  return goods.map(({ rateBp }, index) => {
    const amount = shares[index] ?? 0;
    return { rateBp, amount, tax: includedTax(amount, rateBp) };
  });
}

type Taxed = {
  lines: Pick<PricedLine, 'taxRateBp' | 'lineTotal' | 'lineTax'>[];
  deliveryTaxes: DeliveryTax[];
};

/** Returns net, tax and gross of each rate, the lowest first. Prices include their tax. */
export function taxesByRate({ lines, deliveryTaxes }: Taxed): RateTax[] {
  const goods = lines.map(({ taxRateBp, lineTotal, lineTax }) => ({
    rateBp: taxRateBp,
    amount: lineTotal,
    tax: lineTax,
  }));
  return [...Map.groupBy([...goods, ...deliveryTaxes], ({ rateBp }) => rateBp)]
    .map(([rateBp, parts]) => {
      const gross = sum(parts.map(({ amount }) => amount));
      const tax = sum(parts.map((part) => part.tax));
      return { rateBp, net: gross - tax, tax, gross };
    })
    .toSorted((one, other) => one.rateBp - other.rateBp);
}

/** Computes the price of a cart. The total is exactly the sum of the lines' totals and the shipping. */
export function priceCart({ lines, discount, shippingCost, taxesDelivery }: CartToPrice): PricedCart {
  const subTotals = lines.map((line) => line.unitPrice * line.quantity);
  const weights = subTotals.map((amount, index) => (discount?.appliesTo[index] ? amount : 0));
  const discounts = prorate(Math.min(discount?.amount ?? 0, sum(weights)), weights);
  const priced = lines.map(({ taxRateBp }, index) => {
    const lineSubtotal = subTotals[index] ?? 0;
    const lineDiscount = discounts[index] ?? 0;
    const lineTotal = lineSubtotal - lineDiscount;
    return { taxRateBp, lineSubtotal, lineDiscount, lineTax: includedTax(lineTotal, taxRateBp), lineTotal };
  });
  const deliveryTaxes = taxesDelivery ? deliveryTaxesOf(shippingCost, priced) : [];
  return {
    lines: priced,
    subTotal: sum(subTotals),
    discount: sum(discounts),
    shippingCost,
    deliveryTaxes,
    tax: sum([...priced.map((line) => line.lineTax), ...deliveryTaxes.map(({ tax }) => tax)]),
    total: sum(priced.map((line) => line.lineTotal)) + shippingCost,
  };
}
