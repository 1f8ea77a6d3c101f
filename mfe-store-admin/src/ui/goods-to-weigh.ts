import type { Order, OrderWeightsInput } from 'api';

type Line = Order['lines'][number];

/** Goods of an order that are weighed: a line, or a part of the bundle that it is. */
export type GoodToWeigh = Pick<Line, 'title' | 'variantLabel'> & {
  key: string;
  names: Pick<OrderWeightsInput['lines'][number], 'lineId' | 'variantId'>;
  pieces: number;
  /** The estimated weight of all pieces; `pickedG` is their weight once they are weighed. */
  expectedG: number;
  pickedG: number | null;
  /** The line whose price follows from the weight; null for a part, as a bundle has a price of its own. */
  priced: Line | null;
};

export const goodsToWeigh = ({ lines }: Pick<Order, 'lines'>): GoodToWeigh[] =>
  lines.flatMap((line) => [
    ...(line.weight ? [ofLine(line, line.weight)] : []),
    ...line.parts.flatMap((part) => (part.nominalG ? [ofPart(line, part, part.nominalG)] : [])),
  ]);

const ofLine = (line: Line, { nominalG, pickedG }: NonNullable<Line['weight']>): GoodToWeigh => ({
  ...{ key: line.id, names: { lineId: line.id }, title: line.title, variantLabel: line.variantLabel },
  ...{ pieces: line.qtyOrdered, expectedG: nominalG * line.qtyOrdered, pickedG, priced: line },
});

function ofPart({ id, qtyOrdered }: Line, part: Line['parts'][number], nominalG: number): GoodToWeigh {
  const { variantId, title, variantLabel, qty, pickedG = null } = part;
  const pieces = qty * qtyOrdered;
  return {
    ...{ key: `${id} ${variantId}`, names: { lineId: id, variantId }, title, variantLabel, pieces },
    ...{ expectedG: nominalG * pieces, pickedG, priced: null },
  };
}

/** As the server computes them; it has the last word. */
export const priceAt = ({ weight }: Line, grams: number): number | null =>
  weight && grams > 0 ? Math.round((weight.price * grams) / (weight.pricedBy === 'kg' ? 1_000 : 100)) : null;

/** The highest price without the customer's consent. */
export const mostOf = ({ unitPrice, qtyOrdered, weight }: Line): number =>
  Math.floor((unitPrice * qtyOrdered * (100 + (weight?.tolerancePct ?? 0))) / 100);
