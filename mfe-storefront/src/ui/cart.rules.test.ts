import { words } from '../testing/goods';
import { cartOf, emptyCart, withItem, withItems, withoutItem, withQuantity, withUpdate } from './cart.rules';

const milk = { id: 'milk', price: 189, title: words('Milk') };
const bread = { id: 'bread', price: 320 };
const filled = withItem(withItem(emptyCart, milk, 2), bread);

describe('the cart', () => {
  it('is empty at first', () => {
    expect(emptyCart).toEqual({
      items: [],
      isEmpty: true,
      totalItems: 0,
      totalUniqueItems: 0,
      cartTotal: 0,
      metadata: {},
    });
  });

  it('counts pieces, distinct items and the sum', () => {
    expect(filled).toMatchObject({
      isEmpty: false,
      totalItems: 3,
      totalUniqueItems: 2,
      cartTotal: 2 * 189 + 320,
    });
    expect(filled.items[0]).toMatchObject({ id: 'milk', quantity: 2, itemTotal: 378 });
  });

  it('adds one of an item when no quantity is given', () => {
    expect(filled.items[1]).toMatchObject({ id: 'bread', quantity: 1, itemTotal: 320 });
  });

  it('increases the quantity of an item it has, without needing a price', () => {
    const cart = withItem(filled, { id: 'milk' }, 3);
    expect(cart.items[0]).toMatchObject({ quantity: 5, itemTotal: 945 });
    expect(cart.totalUniqueItems).toBe(2);
  });

  it('does not change when zero or less is added', () => {
    expect(withItem(filled, milk, 0)).toBe(filled);
    expect(withItem(filled, milk, -1)).toBe(filled);
  });

  it('requires an id and, for a new item, a price', () => {
    expect(() => withItem(emptyCart, { id: '', price: 1 })).toThrow('You must provide an `id` for items');
    expect(() => withItem(emptyCart, { id: 'milk' })).toThrow('You must pass a `price` for new items');
  });

  it('accepts a free item, whose price is zero', () => {
    expect(withItem(emptyCart, { id: 'sample', price: 0 }).cartTotal).toBe(0);
  });

  it('sets a quantity, and removes the item at zero or less', () => {
    expect(withQuantity(filled, 'milk', 7).items[0]?.quantity).toBe(7);
    expect(withQuantity(filled, 'milk', 0).items.map(({ id }) => id)).toEqual(['bread']);
    expect(withQuantity(filled, 'milk', -2).items.map(({ id }) => id)).toEqual(['bread']);
  });

  it('updates an item’s data and the totals with it', () => {
    const cart = withUpdate(filled, 'milk', { price: 200 });
    expect(cart.items[0]).toMatchObject({ price: 200, itemTotal: 400 });
    expect(cart.cartTotal).toBe(720);
  });

  it('refuses to update an item it does not have', () => {
    expect(() => withUpdate(filled, 'eggs', { price: 1 })).toThrow('No such item to update');
    expect(() => withQuantity(filled, 'eggs', 2)).toThrow('No such item to update');
  });

  it('removes an item, and ignores one it does not have', () => {
    expect(withoutItem(filled, 'milk').totalItems).toBe(1);
    expect(withoutItem(filled, 'eggs').totalItems).toBe(3);
  });

  it('takes an item back at its place', () => {
    const again = withItem(withoutItem(filled, 'milk'), milk, 2, 0);
    expect(again.items.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['milk', 2],
      ['bread', 1],
    ]);
  });

  it('is replaced by exactly the given items and keeps its metadata', () => {
    const cart = withItems(cartOf(filled.items, { couponCode: 'TEN' }), [{ ...bread, quantity: 4 }, milk]);
    expect(cart.items.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['bread', 4],
      ['milk', 1],
    ]);
    expect(cart.metadata).toEqual({ couponCode: 'TEN' });
  });
});
