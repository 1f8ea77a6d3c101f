import { constants } from 'mfe-shared';
import { create } from 'zustand';
import type { Cart, CartItem, CartItemInput, CartMetadata } from './cart.rules';
import { cartOf, emptyCart, withItem, withItems, withoutItem, withQuantity, withUpdate } from './cart.rules';

/** The visitor's cart, read with a selector: `useCart((cart) => cart.totalItems)`. */
export const useCart = create<Cart>()(() => emptyCart);

let storageKey: string | undefined;

/** The actions of the cart, callable from anywhere. Each change is stored and sent to other tabs. */
export const cart = {
  addItem: (item: CartItemInput, quantity?: number, at?: number) =>
    change((state) => withItem(state, item, quantity, at)),
  updateItem: (id: string, payload: Partial<Omit<CartItem, 'id' | 'itemTotal'>>) =>
    change((state) => withUpdate(state, id, payload)),
  updateItemQuantity: (id: string, quantity: number) => change((state) => withQuantity(state, id, quantity)),
  removeItem: (id: string) => change((state) => withoutItem(state, id)),
  /** The whole cart as another place has it. */
  replace: (next: Cart) => change(() => next),
  setItems: (items: readonly (CartItemInput & { quantity?: number })[]) =>
    change((state) => withItems(state, items)),
  emptyCart: () => change(() => emptyCart),
  setMetadata: (metadata: CartMetadata) => change((state) => cartOf(state.items, metadata)),
  updateMetadata: (metadata: CartMetadata) =>
    change((state) => cartOf(state.items, { ...state.metadata, ...metadata })),
  clearMetadata: () => change((state) => cartOf(state.items)),
};

/** Opens the stored cart of this store; called once per page, or again with another store. */
export function startCart(tenantId: string): void {
  // A page that is rendered on a server has no cart.
  if (typeof window === 'undefined') return;
  // In a frame it is the preview of the back office, which shows and changes nobody's cart.
  if (window.parent !== window) return;
  storageKey = `larder-cart:${tenantId}`;
  useCart.setState(read(storageKey), true);
  window.addEventListener('storage', takeOver);
}

/** The cart as all tabs of this browser have it. */
export const storedCart = (): Cart => {
  const here = useCart.getState();
  return storageKey ? read(storageKey, here) : here;
};

/** Another tab changed the cart, or cleared the whole storage (a null key). */
function takeOver(event: StorageEvent): void {
  if (storageKey && (event.key === storageKey || event.key === null))
    useCart.setState(read(storageKey), true);
}

function change(rule: (state: Cart) => Cart): void {
  const next = rule(useCart.getState());
  useCart.setState(next, true);
  if (!storageKey) return;
  const { items, metadata } = next;
  try {
    localStorage.setItem(
      storageKey,
      JSON.stringify({ version: constants.persistence.version, items, metadata }),
    );
  } catch {
    // With a full or forbidden storage the cart is lost at a reload, and buying still works.
  }
}

function read(key: string, without: Cart = emptyCart): Cart {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isStored(stored) ? cartOf(stored.items.filter(isItem), metadataOf(stored)) : emptyCart;
  } catch {
    return without;
  }
}

type Stored = { version: number; items: unknown[]; metadata?: { couponCode?: unknown } | null };

function isStored(value: unknown): value is Stored {
  const { version, items } = (value ?? {}) as Partial<Stored>;
  return version === constants.persistence.version && Array.isArray(items);
}

function metadataOf({ metadata }: Stored): CartMetadata {
  const code = metadata?.couponCode;
  return typeof code === 'string' ? { couponCode: code } : {};
}

function isItem(value: unknown): value is CartItem {
  const { id, price, quantity, title } = (value ?? {}) as Partial<CartItem>;
  return (
    typeof id === 'string' &&
    Number.isInteger(price) &&
    Number.isInteger(quantity) &&
    (quantity ?? 0) > 0 &&
    typeof title === 'object'
  );
}
