import type { Order, OrderGood } from 'api';

/** A variant of an order that is being written, and how many pieces of it. */
export type OrderItem = Pick<
  Order['lines'][number],
  'variantId' | 'title' | 'variantLabel' | 'unitLabel' | 'sku' | 'image' | 'unitPrice'
> & { quantity: number };

export const itemsOf = ({ lines }: Order): OrderItem[] =>
  lines.map(({ qtyOrdered: quantity, ...line }) => ({ ...line, quantity }));

/** One piece more of it. */
export function withGood(items: readonly OrderItem[], good: OrderGood): OrderItem[] {
  const { price: unitPrice, available: _, ...rest } = good;
  const isThere = items.some(({ variantId }) => variantId === good.variantId);
  if (!isThere) return [...items, { ...rest, unitPrice, quantity: 1 }];
  return items.map((item) =>
    item.variantId === good.variantId ? { ...item, quantity: item.quantity + 1 } : item,
  );
}

export const toSend = (items: readonly OrderItem[]) =>
  items.map(({ variantId, quantity }) => ({ variantId, quantity }));
