import type { MyOrder } from 'api';
import { knownAfter, readAccountRecord, writeAccountRecord } from '../../ui/account-cart.record';
import type { Cart } from '../../ui/cart.rules';
import { cartOf } from '../../ui/cart.rules';
import { cart, useCart } from '../../ui/cart.store';

/** Takes an order's goods out of the cart; what came into it after an earlier try stays. */
export function takeOutOrdered(tenantId: string, { lines }: MyOrder, isEarlier: boolean): void {
  forgetOrdered(tenantId, lines);
  if (isEarlier) cart.replace(withoutOrdered(useCart.getState(), lines));
  else cart.emptyCart();
}

/** The server takes an order's goods out of the account's cart by itself, so nobody tells it again. */
function forgetOrdered(tenantId: string, lines: readonly { variantId: string; qtyOrdered: number }[]): void {
  const record = readAccountRecord(tenantId);
  if (!record) return;
  const changes = lines.map(({ variantId, qtyOrdered }) => ({
    variantId,
    by: -qtyOrdered,
    price: record.known[variantId]?.price ?? 0,
  }));
  writeAccountRecord(tenantId, { ...record, ...knownAfter(record, { changes, couponCode: null }) });
}

/** The cart without the ordered goods. Their coupon is used up. */
function withoutOrdered({ items }: Cart, lines: readonly { variantId: string; qtyOrdered: number }[]): Cart {
  const ordered = new Map(lines.map(({ variantId, qtyOrdered }) => [variantId, qtyOrdered]));
  return cartOf(
    items
      .map((item) => ({ ...item, quantity: item.quantity - (ordered.get(item.id) ?? 0) }))
      .filter(({ quantity }) => quantity > 0),
  );
}
