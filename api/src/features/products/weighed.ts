import type { z } from 'zod';
import type { pricedBy } from './products.schema.ts';

type PricedBy = z.infer<typeof pricedBy>;

/** Goods that are weighed piece by piece: with a nominal weight their price is one per kilogram or 100 g. */
export type Weighing = { nominalWeightG: number | null; pricedBy: PricedBy };

const gramsOf = { kg: 1_000, '100g': 100 } as const;

export const isByWeight = (unit: PricedBy): unit is keyof typeof gramsOf => unit in gramsOf;

/** Returns the price of a weight in grams, half a unit rounded up. Nothing else makes money of weights. */
export function priceOfWeight(price: number, grams: number, unit: PricedBy): number {
  const divisor = BigInt(isByWeight(unit) ? gramsOf[unit] : 1);
  return Number((2n * BigInt(price) * BigInt(grams) + divisor) / (2n * divisor));
}

/** Returns the price of one piece, which is an estimate until the piece is weighed. */
export const pieceOf = (price: number, { nominalWeightG, pricedBy: unit }: Weighing): number =>
  nominalWeightG === null ? price : priceOfWeight(price, nominalWeightG, unit);

/** Returns a variant with the prices of one piece. */
export const withPiecePrices = <Row extends { price: number; originalPrice: number }>(
  row: Row,
  weighing: Weighing,
): Row => ({
  ...row,
  price: pieceOf(row.price, weighing),
  originalPrice: pieceOf(row.originalPrice, weighing),
});
