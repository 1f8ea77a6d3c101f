import { act, screen, waitFor, within } from '@testing-library/react';
import { failure } from 'mfe-shared/testing';
import { idOf, quote, words } from '../../testing/goods';
import { renderShop } from '../../testing/render-shop';
import { cart } from '../../ui/cart.store';

type Asked = { body: unknown };
const quantityOf = ({ body }: Asked) => (body as { items: { quantity: number }[] }).items[0]?.quantity ?? 0;
const answers = { 'POST /cart/quote': (request: Asked) => quote(quantityOf(request)) };
const openCart = async (page: Awaited<ReturnType<typeof renderShop>>) => {
  await page.user.click((await screen.findAllByRole('link', { name: /^Cart:/ }))[0]!);
  return screen.findByRole('dialog');
};

describe('the cart', () => {
  it('shows lines, sum and what is missing for free delivery from the server’s quote', async () => {
    const page = await renderShop({ path: '/nowhere', inCart: 2, handlers: answers });
    const drawer = within(await openCart(page));
    expect(await drawer.findByText('$44.00 to go for free delivery')).toBeVisible();
    expect(drawer.getByRole('link', { name: 'Product 3' })).toHaveAttribute('href', '/product/product-3');
    expect(drawer.getByRole('link', { name: 'Go to checkout · $6.00' })).toHaveAttribute('href', '/checkout');
    expect(page.requests.find(({ path }) => path === '/cart/quote')?.body).toEqual({
      items: [{ variantId: idOf(1003), quantity: 2, price: 300 }],
    });
  });

  it('updates its total with each change, and its drawer closes by the Close button', async () => {
    const page = await renderShop({ path: '/nowhere', inCart: 1, handlers: answers });
    const drawer = within(await openCart(page));
    await page.user.click(await drawer.findByRole('button', { name: 'Increase Quantity of Product 3' }));
    expect(await drawer.findByRole('link', { name: 'Go to checkout · $6.00' })).toBeVisible();
    expect(page.router.state.location.hash).toBe('#cart');
    await page.user.click(drawer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(page.router.state.location.hash).toBe(''));
  });

  it('takes a quantity that is typed, and keeps the old one after Escape or for what is no number', async () => {
    const page = await renderShop({ path: '/cart', inCart: 1, handlers: answers });
    const quantity = await screen.findByRole('textbox', { name: 'Quantity of Product 3' });
    await page.user.type(quantity, '12{Enter}');
    expect(await screen.findByRole('link', { name: 'Go to checkout · $36.00' })).toBeVisible();
    await page.user.clear(quantity);
    await page.user.type(quantity, 'x');
    await page.user.tab();
    expect(quantity).toHaveValue('12');
    await page.user.type(quantity, '7{Escape}');
    await page.user.tab();
    expect(quantity).toHaveValue('12');
  });

  it('shows an empty state after the last item is removed', async () => {
    const page = await renderShop({ path: '/nowhere', inCart: 1, handlers: answers });
    const drawer = within(await openCart(page));
    await page.user.click(await drawer.findByRole('button', { name: 'Remove Product 3' }));
    expect(await drawer.findByText('Your cart is empty')).toBeVisible();
    expect(drawer.queryByRole('link', { name: /checkout/ })).toBeNull();
  });

  it('puts a removed item back by Undo, at its place', async () => {
    const page = await renderShop({ path: '/cart', inCart: 2, handlers: answers });
    act(() => cart.addItem({ id: idOf(1004), price: 100, title: words('Bread') }));
    await page.user.click(await screen.findByRole('button', { name: 'Remove Product 3' }));
    expect(await screen.findByText('Product 3 is removed.')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Remove/ })).toHaveAccessibleName('Remove Bread');
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Remove Product 3' })).toBeVisible();
    const [first, last] = screen.getAllByRole('button', { name: /^Remove/ });
    expect(first).toHaveAccessibleName('Remove Product 3');
    expect(last).toHaveAccessibleName('Remove Bread');
    expect(await screen.findByRole('link', { name: 'Go to checkout · $6.00' })).toBeVisible();
  });

  it('offers no checkout while nothing in it can be bought', async () => {
    await renderShop({
      path: '/cart',
      inCart: 1,
      handlers: {
        'POST /cart/quote': () =>
          quote(0, { lines: [], issues: [{ variantId: idOf(1003), kind: 'unavailable', value: 0 }] }),
      },
    });
    expect(await screen.findByText('Nothing in your cart can be bought at the moment.')).toBeVisible();
    expect(screen.queryByRole('link', { name: /checkout/ })).toBeNull();
  });

  it('offers no checkout while the store takes no orders', async () => {
    await renderShop({
      path: '/cart',
      inCart: 1,
      handlers: { 'POST /cart/quote': () => quote(1, { takesOrders: false }) },
    });
    expect(
      await screen.findByText('This store takes no orders at present. Your cart is kept.'),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: /checkout/ })).toBeNull();
    expect(
      within(screen.getByRole('main')).queryByText(/Earliest delivery|next step|free delivery/),
    ).toBeNull();
  });

  it('says how much a coupon still needs, and names it as the store writes it', async () => {
    const { user } = await renderShop({
      path: '/cart',
      inCart: 1,
      handlers: {
        'POST /cart/quote': ({ body }: Asked) =>
          'couponCode' in (body as object)
            ? quote(1, { couponError: 'COUPON_MINIMUM', couponMissing: 4_700, refusedCoupon: 'BIG' })
            : quote(1),
      },
    });
    await user.type(await screen.findByLabelText('Coupon code'), 'big{Enter}');
    expect(await screen.findByText('BIG needs $47.00 more of goods.')).toBeVisible();
  });

  it('offers to reduce a quantity when fewer are left', async () => {
    const page = await renderShop({
      path: '/cart',
      inCart: 5,
      handlers: {
        'POST /cart/quote': (request: Asked) =>
          quote(Math.min(3, quantityOf(request)), {
            issues: quantityOf(request) > 3 ? [{ variantId: idOf(1003), kind: 'low_stock', value: 3 }] : [],
          }),
      },
    });
    expect(await screen.findByText('Only 3 are left.')).toBeVisible();
    // The sum of the line is what is charged.
    expect(within(screen.getByRole('list', { name: 'Items in the cart' })).getByText('$9.00')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Take 3' }));
    expect(await screen.findByRole('link', { name: 'Go to checkout · $9.00' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Only 3 are left.')).toBeNull());
  });

  it('shows a changed price and updates the item when the shopper accepts it', async () => {
    const priceOf = ({ body }: Asked) => (body as { items: { price: number }[] }).items[0]?.price;
    const page = await renderShop({
      path: '/cart',
      inCart: 1,
      handlers: {
        'POST /cart/quote': (request: Asked) =>
          quote(1, {
            issues:
              priceOf(request) === 350 ? [] : [{ variantId: idOf(1003), kind: 'price_changed', value: 350 }],
          }),
      },
    });
    expect(await screen.findByText('The price is now $3.50 instead of $3.00.')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'All right' }));
    expect(screen.getAllByRole('link', { name: 'Cart: 1 item, $3.50' })[0]).toBeInTheDocument();
  });

  it('shows why a coupon is refused and what a valid coupon saves', async () => {
    const coupon = {
      couponCode: 'TEN',
      title: { en: 'Ten', de: '', fr: '' },
      logo: null,
      endTime: '2030-01-01T00:00:00.000Z',
      discountType: 'percentage' as const,
      discountValue: 1000,
      minimumAmount: 0,
      maxDiscount: null,
      firstOrderOnly: false,
      stackable: true,
    };
    const page = await renderShop({
      path: '/cart',
      inCart: 1,
      handlers: {
        'POST /cart/quote': ({ body }: Asked) => {
          const { couponCode } = body as { couponCode?: string };
          if (couponCode === 'TEN') return quote(1, { coupon, discount: 30, total: 270 });
          return quote(1, { couponError: couponCode ? 'COUPON_EXPIRED' : null });
        },
      },
    });
    await page.user.type(await screen.findByLabelText('Coupon code'), 'OLD{Enter}');
    expect(await screen.findByText('This coupon is not valid at this time.')).toBeVisible();
    await page.user.clear(screen.getByLabelText('Coupon code'));
    await page.user.type(screen.getByLabelText('Coupon code'), 'TEN{Enter}');
    expect(await screen.findByText('−$0.30')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Remove the coupon TEN' }));
    expect(await screen.findByLabelText('Coupon code')).toHaveValue('');
  });

  it('keeps its items when the server does not answer', async () => {
    await renderShop({
      path: '/cart',
      inCart: 2,
      handlers: { 'POST /cart/quote': () => failure(503, 'UNAVAILABLE') },
    });
    expect(await screen.findByText(/Your cart is safe\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to checkout · $6.00' })).toBeVisible();
  });

  it('tries a coupon only once a code is typed', async () => {
    const { user } = await renderShop({ path: '/cart', inCart: 1, handlers: answers });
    const apply = await screen.findByRole('button', { name: 'Apply' });
    await user.type(screen.getByLabelText('Coupon code'), '  ');
    expect(apply).toBeDisabled();
    await user.type(screen.getByLabelText('Coupon code'), 'TEN');
    expect(apply).toBeEnabled();
  });
});
