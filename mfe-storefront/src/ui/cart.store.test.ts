import { words } from '../testing/goods';
import { cart, startCart, useCart } from './cart.store';

const milk = { id: 'milk', price: 189, title: words('Milk') };
const now = () => useCart.getState();
const keyOf = (tenantId: string) => `larder-cart:${tenantId}`;

describe('the stored cart', () => {
  beforeEach(() => startCart('fresh'));

  it('is restored after a reload', () => {
    cart.addItem(milk, 2);
    cart.setMetadata({ couponCode: 'TEN' });
    startCart('fresh');
    expect(now()).toMatchObject({ totalItems: 2, cartTotal: 378, metadata: { couponCode: 'TEN' } });
  });

  it('is separate for each store', () => {
    cart.addItem(milk);
    startCart('bakehouse');
    expect(now().isEmpty).toBe(true);
    startCart('fresh');
    expect(now().totalItems).toBe(1);
  });

  it('follows a change in another tab', () => {
    const other = { version: 1, items: [{ ...milk, quantity: 5 }], metadata: {} };
    localStorage.setItem(keyOf('fresh'), JSON.stringify(other));
    window.dispatchEvent(new StorageEvent('storage', { key: keyOf('fresh') }));
    expect(now().totalItems).toBe(5);
  });

  it('is emptied when another tab clears the storage, and ignores other keys', () => {
    cart.addItem(milk);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: 'something-else' }));
    expect(now().totalItems).toBe(1);
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(now().isEmpty).toBe(true);
  });

  it.each([
    ['broken text', '{"version":1,'],
    ['another version', JSON.stringify({ version: 0, items: [{ ...milk, quantity: 1 }], metadata: {} })],
    ['something else', '"cart"'],
    ['no price', JSON.stringify({ version: 1, items: [{ id: 'milk', quantity: 1 }], metadata: {} })],
    ['no piece', JSON.stringify({ version: 1, items: [{ ...milk, quantity: 0 }], metadata: {} })],
    ['half a piece', JSON.stringify({ version: 1, items: [{ ...milk, quantity: 0.5 }], metadata: {} })],
  ])('starts empty over %s', (_, stored) => {
    localStorage.setItem(keyOf('fresh'), stored);
    startCart('fresh');
    expect(now().isEmpty).toBe(true);
  });

  it('works without a storage', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    cart.addItem(milk);
    expect(now().totalItems).toBe(1);
    refuse.mockRestore();
  });

  it('has metadata that can be set, extended and cleared', () => {
    cart.addItem(milk);
    cart.setMetadata({ couponCode: 'A' });
    cart.updateMetadata({ couponCode: 'B' });
    expect(now().metadata).toEqual({ couponCode: 'B' });
    cart.clearMetadata();
    expect(now()).toMatchObject({ metadata: {}, totalItems: 1 });
  });

  it('is emptied with its metadata', () => {
    cart.addItem(milk);
    cart.setMetadata({ couponCode: 'A' });
    cart.emptyCart();
    expect(now()).toMatchObject({ isEmpty: true, metadata: {} });
  });
});
