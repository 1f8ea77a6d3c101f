import type { Order, OrderableVariant } from 'api';

/**
 * A variant of an order that is being written, and how many pieces of it. It has no id of its own, so that a conflict
 * shows the goods of an order as a whole.
 */
export type OrderItem = Pick<
  Order['lines'][number],
  'variantId' | 'title' | 'variantLabel' | 'unitLabel' | 'sku' | 'image' | 'unitPrice'
> & { quantity: number };

export const itemsOf = ({ lines }: Order): OrderItem[] =>
  lines.map(({ qtyOrdered: quantity, unitPrice, ...line }) => itemOf(line, unitPrice, quantity));

const itemOf = (
  { variantId, title, variantLabel, unitLabel, sku, image }: Omit<OrderItem, 'unitPrice' | 'quantity'>,
  unitPrice: number,
  quantity: number,
): OrderItem => ({ variantId, title, variantLabel, unitLabel, sku, image, unitPrice, quantity });

/** One piece more of it. */
export function withGood(items: readonly OrderItem[], good: OrderableVariant): OrderItem[] {
  const isThere = items.some(({ variantId }) => variantId === good.variantId);
  if (!isThere) return [...items, itemOf(good, good.price, 1)];
  return items.map((item) =>
    item.variantId === good.variantId ? { ...item, quantity: item.quantity + 1 } : item,
  );
}

export const toSend = (items: readonly OrderItem[]) =>
  items.map(({ variantId, quantity }) => ({ variantId, quantity }));
