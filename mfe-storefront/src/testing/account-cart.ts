import type { CartChanges, MyCart } from 'api';
import type { RecordedRequest } from 'mfe-shared/testing';
import { words } from './goods';

type Item = MyCart['items'][number];

/** An item of the cart at an account; a test replaces the fields that it is about. */
export const kept = (variantId: string, quantity: number, changes: Partial<Item> = {}): Item => ({
  variantId,
  quantity,
  price: 300,
  slug: 'product-3',
  title: words('Product 3'),
  variantLabel: words(''),
  unitLabel: '500 g',
  image: null,
  originalPrice: 300,
  ...changes,
});

/** The server's side of an account's cart: handlers of a page, and the cart to look at. */
export function accountCart(items: Item[] = []) {
  const state: MyCart = { version: 1, couponCode: null, items };
  const done = new Set<string>();
  const change = ({ key, changes, couponCode }: CartChanges) => {
    if (done.has(key)) return;
    done.add(key);
    if (couponCode !== undefined) state.couponCode = couponCode;
    for (const { variantId, by, price } of changes) {
      const before = state.items.find((item) => item.variantId === variantId);
      const quantity = (before?.quantity ?? 0) + by;
      const rest = state.items.filter((item) => item.variantId !== variantId);
      state.items = quantity > 0 ? [...rest, { ...(before ?? kept(variantId, 0)), quantity, price }] : rest;
    }
  };
  const handlers = {
    'GET /cart/mine': () => structuredClone(state),
    'POST /cart/mine/changes': ({ body }: RecordedRequest) => {
      change(body as CartChanges);
      return structuredClone(state);
    },
  };
  return { state, handlers };
}
