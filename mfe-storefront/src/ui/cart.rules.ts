import type { LocalizedText } from 'api';

/** The data of an item that the cart can show before the server has replied. */
export type CartProduct = {
  slug: string;
  title: LocalizedText;
  variantLabel: LocalizedText;
  unitLabel: string;
  image: string | null;
  /** Minor units. */
  originalPrice: number;
};

/** One variant in the cart. Amounts are integer minor units, as everywhere. */
export type CartItem = CartProduct & { id: string; price: number; quantity: number; itemTotal: number };

/** A new item needs all fields, an existing one only its id. */
export type CartItemInput = { id: string; price?: number } & Partial<CartProduct>;

export type CartMetadata = { couponCode?: string };

export type Cart = {
  items: CartItem[];
  isEmpty: boolean;
  /** The pieces of all items. */
  totalItems: number;
  totalUniqueItems: number;
  cartTotal: number;
  metadata: CartMetadata;
};

const blank: CartProduct = {
  slug: '',
  title: {},
  variantLabel: {},
  unitLabel: '',
  image: null,
  originalPrice: 0,
};

/** The cart with these items: all totals are derived here. */
export function cartOf(items: readonly Omit<CartItem, 'itemTotal'>[], metadata: CartMetadata = {}): Cart {
  const priced = items.map((item) => ({ ...item, itemTotal: item.price * item.quantity }));
  return {
    items: priced,
    isEmpty: priced.length === 0,
    totalItems: priced.reduce((sum, item) => sum + item.quantity, 0),
    totalUniqueItems: priced.length,
    cartTotal: priced.reduce((sum, item) => sum + item.itemTotal, 0),
    metadata,
  };
}

export const emptyCart: Cart = cartOf([]);

/** Increases the quantity of an existing item. Zero or less changes nothing. A new item is the last, or the one `at`. */
export function withItem(cart: Cart, item: CartItemInput, quantity = 1, at = cart.items.length): Cart {
  if (!item.id) throw new Error('You must provide an `id` for items');
  if (quantity <= 0) return cart;
  const current = cart.items.find(({ id }) => id === item.id);
  if (current) return withQuantity(cart, item.id, current.quantity + quantity);
  if (item.price === undefined) throw new Error('You must pass a `price` for new items');
  const added = { ...blank, ...item, price: item.price, quantity };
  return cartOf([...cart.items.slice(0, at), added, ...cart.items.slice(at)], cart.metadata);
}

/** Zero or less removes the item. */
export function withQuantity(cart: Cart, id: string, quantity: number): Cart {
  if (quantity <= 0) return withoutItem(cart, id);
  return withUpdate(cart, id, { quantity });
}

export function withUpdate(
  cart: Cart,
  id: string,
  change: Partial<Omit<CartItem, 'id' | 'itemTotal'>>,
): Cart {
  if (!cart.items.some((item) => item.id === id)) throw new Error('No such item to update');
  if (change.quantity !== undefined && change.quantity <= 0) return withoutItem(cart, id);
  return cartOf(
    cart.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
    cart.metadata,
  );
}

export function withoutItem(cart: Cart, id: string): Cart {
  return cartOf(
    cart.items.filter((item) => item.id !== id),
    cart.metadata,
  );
}

/** Replaces the items, with a quantity of one by default. */
export function withItems(cart: Cart, items: readonly (CartItemInput & { quantity?: number })[]): Cart {
  return items.reduce(
    (next, { quantity, ...item }) => withItem(next, item, quantity ?? 1),
    cartOf([], cart.metadata),
  );
}
