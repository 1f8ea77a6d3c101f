import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ShownCoupon } from 'api';
import { customization } from '../../testing/customization';
import { category, coupon, listOf, product, words } from '../../testing/goods';
import { everythingIsInView } from '../../testing/in-view';
import { renderShop } from '../../testing/render-shop';

const productRequests = (requests: { path: string; params: object }[]) =>
  requests.filter(({ path }) => path === '/catalog/products').map(({ params }) => params);

describe('the home page', () => {
  it('shows the blocks of the customization in their order', async () => {
    const restore = everythingIsInView();
    await renderShop({ path: '/' });
    expect(await screen.findByRole('heading', { name: 'Popular' })).toBeVisible();
    const headings = () => within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    await waitFor(() =>
      expect(headings().map(({ textContent }) => textContent)).toEqual([
        'First slide',
        'Second slide',
        'Coupons for you',
        'Shop by category',
        'Featured',
        'On offer',
        'Weekend',
        'Popular',
        'To your door',
        'Our app',
      ]),
    );
    restore();
  });

  it('leaves out the shelves of a new store, which are empty', async () => {
    const restore = everythingIsInView();
    const empty = { ...category(1), productCount: 0 };
    await renderShop({ path: '/', handlers: { 'GET /catalog/categories': [empty] } });
    expect(await screen.findByRole('heading', { name: 'Popular' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Shop by category' })).toBeNull());
    restore();
  });

  it('advertises no code that is not a coupon, and leads from the app’s button to the app', async () => {
    const restore = everythingIsInView();
    await renderShop({ path: '/', handlers: { 'GET /catalog/coupons': [] } });
    expect(await screen.findByRole('link', { name: 'Get it' })).toHaveAttribute(
      'href',
      'https://play.google.com/',
    );
    await waitFor(() => expect(screen.queryByText('WELCOME10')).toBeNull());
    expect(screen.queryByRole('heading', { name: 'Coupons for you' })).toBeNull();
    restore();
  });

  it('leaves out blocks that are switched off', async () => {
    const restore = everythingIsInView();
    const { home } = customization();
    await renderShop({
      path: '/',
      settings: {
        customization: customization({
          coupon_status: false,
          popular: { ...home.popular, status: false },
          promotion_banner: { ...home.promotion_banner, status: false },
        }),
      },
    });
    expect(await screen.findByRole('heading', { name: 'On offer' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Popular' })).toBeNull();
    expect(screen.queryByText('Weekend')).toBeNull();
    expect(screen.queryByText('Coupons for you')).toBeNull();
    restore();
  });

  it('fetches only the first screen’s products until the others are near the viewport', async () => {
    const { requests } = await renderShop({ path: '/' });
    expect(await screen.findByRole('link', { name: 'Product 1' })).toBeVisible();
    expect(productRequests(requests)).toEqual([{ tag: 'featured', limit: 18 }]);
  });

  it('shows 18 products of a shelf unless the store sets another number', async () => {
    const restore = everythingIsInView();
    const { requests } = await renderShop({
      path: '/',
      settings: { customization: customization({ feature_product_limit: 4 }) },
    });
    expect(await screen.findByRole('heading', { name: 'Popular' })).toBeVisible();
    await waitFor(() => {
      expect(productRequests(requests)).toContainEqual({ tag: 'featured', limit: 4 });
      expect(productRequests(requests)).toContainEqual({ sort: 'popular', limit: 6 });
    });
    restore();
  });

  it('is in the visitor’s language', async () => {
    await renderShop({ path: '/', language: 'de' });
    expect(await screen.findByRole('heading', { name: 'Featured (de)' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Nach Kategorie einkaufen' })).toBeVisible();
  });

  it('copies a coupon code to the clipboard', async () => {
    const { user } = await renderShop({ path: '/' });
    const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: 'Copy the code WELCOME10' }));
    expect(copy).toHaveBeenCalledWith('WELCOME10');
    expect(await screen.findByText('WELCOME10 is copied. Paste it in the cart.')).toBeVisible();
    // One press takes it.
    await user.click(screen.getByRole('button', { name: 'Use the coupon WELCOME10' }));
    expect(await screen.findByText('WELCOME10 is in your cart.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'The coupon WELCOME10 is in your cart' })).toBeDisabled();
  });

  it('says of a coupon that it is for a first order only', async () => {
    const forNewcomers = { ...coupon('WELCOME10'), firstOrderOnly: true };
    await renderShop({ path: '/', handlers: { 'GET /catalog/coupons': [forNewcomers] } });
    expect(await screen.findByText(/First order only/)).toBeVisible();
  });

  it('says all conditions of a coupon below its title', async () => {
    const limited: ShownCoupon = {
      ...coupon('WELCOME10'),
      logo: '/uploads/coupon.webp',
      minimumAmount: 4_000,
      maxDiscount: 1_500,
      stackable: false,
      onlyFor: {
        categories: [{ slug: 'fruit', name: words('Fruit') }],
        products: [{ slug: 'product-3', title: words('Product 3') }],
        andMore: true,
      },
    };
    await renderShop({ path: '/', handlers: { 'GET /catalog/coupons': [limited] } });
    const box = within(await screen.findByRole('complementary', { name: 'Coupons for you' }));
    const card = await box.findByRole('listitem');
    expect(card).toHaveTextContent(
      /10% off.?A coupon.*From \$40\.00 · At most \$15\.00 off · Not on reduced goods · Until/,
    );
    expect(card).toHaveTextContent('Only for Fruit, Product 3 and more');
    expect(within(card).getByRole('link', { name: 'Fruit' })).toHaveAttribute(
      'href',
      '/search?category=fruit',
    );
    expect(within(card).getByRole('link', { name: 'Product 3' })).toHaveAttribute(
      'href',
      '/product/product-3',
    );
    expect(card.querySelector('img')).toHaveAttribute('src', expect.stringContaining('coupon.webp'));
  });

  it('says that a coupon code could not be copied', async () => {
    const { user } = await renderShop({ path: '/' });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(await screen.findByRole('button', { name: 'Copy the code WELCOME10' }));
    expect(await screen.findByText(/WELCOME10 could not be copied/)).toBeVisible();
  });

  it('moves its slides on, but not under the pointer', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await renderShop({ path: '/' });
    const slides = await screen.findByRole('region', { name: 'What is new' });
    const track = slides.firstElementChild as HTMLElement;
    jest.spyOn(track, 'clientWidth', 'get').mockReturnValue(100);
    fireEvent.pointerEnter(slides);
    act(() => jest.advanceTimersByTime(20_000));
    expect(track.scrollLeft).toBe(0);
    fireEvent.pointerLeave(slides);
    act(() => jest.advanceTimersByTime(7_000));
    expect(track.scrollLeft).toBe(100);
    jest.useRealTimers();
  });

  it('has a button that stops the slides', async () => {
    const { user } = await renderShop({ path: '/' });
    await user.click(await screen.findByRole('button', { name: 'Stop the motion' }));
    expect(screen.getByRole('button', { name: 'Start the motion' })).toBeVisible();
  });

  it('adds a product to the cart and removes it again without leaving the page', async () => {
    const { user } = await renderShop({
      path: '/',
      handlers: { 'GET /catalog/products': listOf([product(1)]) },
    });
    await user.click(await screen.findByRole('button', { name: 'Add Product 1 to the cart' }));
    await user.click(screen.getByRole('button', { name: 'One more of Product 1' }));
    expect(screen.getAllByRole('link', { name: 'Cart: 2 items, $2.00' })[0]).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'One less of Product 1' }));
    await user.click(screen.getByRole('button', { name: 'One less of Product 1' }));
    expect(screen.getByRole('button', { name: 'Add Product 1 to the cart' })).toBeVisible();
  });

  it('limits quantities to the stock and does not offer sold-out products', async () => {
    const { user } = await renderShop({
      path: '/',
      handlers: {
        'GET /catalog/products': listOf([
          product(1, { available: 1 }),
          product(2, { available: 0, inStock: false }),
          product(3, { variantCount: 2 }),
        ]),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Add Product 1 to the cart' }));
    expect(screen.getByRole('button', { name: 'One more of Product 1' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: /Product 2 to the cart/ })).toBeNull();
    expect(screen.getByText('Sold out')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose a size of Product 3' })).toHaveAttribute(
      'href',
      '/product/product-3',
    );
  });
});
