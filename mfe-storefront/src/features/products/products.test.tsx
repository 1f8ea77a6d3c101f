import { screen, within } from '@testing-library/react';
import { failure } from 'mfe-shared/testing';
import { idOf, product, productDetail, variant, words } from '../../testing/goods';
import { everythingIsInView } from '../../testing/in-view';
import { renderShop } from '../../testing/render-shop';

const attribute = {
  id: idOf(500),
  title: words('Size'),
  name: words('Size'),
  option: 'radio' as const,
  type: 'attribute' as const,
  filterable: true,
  status: 'show' as const,
  values: [
    { id: idOf(501), name: words('Small'), swatch: null, status: 'show' as const, position: 0 },
    { id: idOf(502), name: words('Large'), swatch: null, status: 'show' as const, position: 1 },
  ],
};

describe('the product page', () => {
  it('shows allergens, nutrition, origin and the other details', async () => {
    const detail = productDetail(3, {
      allergens: ['milk', 'nuts'],
      diets: ['vegetarian'],
      nutrition: { salt: '1 g', energy: '90 kcal' },
      originCountry: 'FR',
      related: [product(4)],
    });
    const { user } = await renderShop({
      path: '/product/product-3',
      handlers: { 'GET /catalog/products/product-3': detail },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Product 3' })).toBeVisible();
    expect(screen.getByText('Contains milk, nuts')).toBeVisible();
    await user.click(screen.getByText('Delivery and guarantee'));
    expect(screen.getByText('Free shipping over $100')).toBeVisible();
    expect(screen.getByText('France')).toBeVisible();
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Energy',
      'Salt',
      'Origin',
      'Storage',
      'Article number',
    ]);
    expect(document.title).toBe('Product 3 · Fresh Corner');
  });

  it('begins with the picture, the name and the price of the card that was pressed, and has the rest once it comes', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const { user } = await renderShop({
      path: '/search',
      handlers: {
        'GET /catalog/products': { items: [product(3)], totalDoc: 1, totalPages: 1 },
        'GET /catalog/products/product-3': () => promise,
      },
    });
    await user.click(await screen.findByRole('link', { name: 'Product 3' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Product 3' });
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(screen.queryByRole('button', { name: /Add to cart/ })).toBeNull();
    resolve(productDetail(3));
    expect(await screen.findByRole('button', { name: /Add to cart/ })).toBeVisible();
    expect(heading).toBeVisible();
  });

  it('shows no price of a pressed card that has several, and the not-found page if the product is gone', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const { user } = await renderShop({
      path: '/search',
      handlers: {
        'GET /catalog/products': { items: [product(3, { variantCount: 2 })], totalDoc: 1, totalPages: 1 },
        'GET /catalog/products/product-3': () => promise,
      },
    });
    await user.click(await screen.findByRole('link', { name: 'Product 3' }));
    await screen.findByRole('heading', { level: 1, name: 'Product 3' });
    expect(screen.getByRole('main')).not.toHaveTextContent('$');
    resolve(failure(404, 'NOT_FOUND'));
    expect(await screen.findByText('Page is not found!')).toBeVisible();
  });

  it('keeps the chosen variant in the URL and adds it to the cart', async () => {
    const detail = productDetail(3, {
      attributes: [attribute],
      variantCount: 2,
      defaultVariantId: idOf(601),
      variants: [
        variant(601, { optionValues: { [attribute.id]: idOf(501) }, price: 250, originalPrice: 250 }),
        variant(602, { optionValues: { [attribute.id]: idOf(502) }, price: 400, originalPrice: 500 }),
      ],
    });
    const { user, router } = await renderShop({
      path: '/product/product-3',
      handlers: { 'GET /catalog/products/product-3': detail },
    });
    expect(await screen.findByRole('button', { name: 'Add to cart · $2.50' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Large' }));
    expect(router.state.location.search).toBe(`?variant=${idOf(602)}`);
    await user.click(await screen.findByRole('button', { name: 'Add to cart · $4.00' }));
    expect(await screen.findByRole('button', { name: 'In the cart · $4.00' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Small' }));
    expect(await screen.findByRole('button', { name: 'Add to cart · $2.50' })).toBeVisible();
  });

  it('shows how few are left, or that the product is sold out', async () => {
    const few = productDetail(3, { slug: 'few', variants: [variant(1003, { available: 2 })] });
    const first = await renderShop({ path: '/product/few', handlers: { 'GET /catalog/products/few': few } });
    expect(await screen.findByText('Only 2 left')).toBeVisible();
    first.unmount();
    const none = productDetail(3, { slug: 'none', variants: [variant(1003, { available: 0 })] });
    await renderShop({ path: '/product/none', handlers: { 'GET /catalog/products/none': none } });
    expect(await screen.findByRole('button', { name: 'Sold out' })).toBeDisabled();
  });

  it('offers what is in stock instead of a product that is sold out, and says for whom it is', async () => {
    const undo = everythingIsInView();
    const none = productDetail(3, {
      ...{ inStock: false, ageLimit: 18, shelfLifeDays: 30, substitutes: [product(5, { ageLimit: 18 })] },
      variants: [variant(1003, { available: 0 })],
    });
    await renderShop({ path: '/product/product-3', handlers: { 'GET /catalog/products/product-3': none } });
    const shelf = await screen.findByRole('region', { name: 'Available instead' });
    expect(await within(shelf).findByRole('link', { name: 'Product 5' })).toHaveAttribute(
      'href',
      '/product/product-5',
    );
    expect(within(shelf).getByText('18+')).toBeVisible();
    expect(screen.getByText(/Sold from 18 years/)).toBeVisible();
    expect(screen.getByText('at least 30 days after delivery')).toBeVisible();
    undo();
  });

  it('counts in the steps in which the product is sold, from the least that one order may have', async () => {
    const crate = productDetail(3, { minPerOrder: 7, quantityStep: 6 });
    const { user } = await renderShop({
      path: '/product/product-3',
      handlers: { 'GET /catalog/products/product-3': crate },
    });
    await user.click(await screen.findByRole('button', { name: 'Add 12 to cart · $36.00' }));
    await user.click(screen.getByRole('button', { name: 'Increase Product 3' }));
    expect(screen.getByRole('button', { name: 'In the cart · $54.00' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Decrease Product 3' }));
    await user.click(screen.getByRole('button', { name: 'Decrease Product 3' }));
    expect(screen.getByRole('button', { name: 'Add 12 to cart · $36.00' })).toBeVisible();
  });

  it('moves to the present address of a product', async () => {
    const { router } = await renderShop({
      path: '/product/old?variant=1',
      handlers: {
        'GET /catalog/products/old': productDetail(3),
        'GET /catalog/products/product-3': productDetail(3),
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Product 3' })).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/product/product-3', search: '?variant=1' });
  });

  it('shows the not-found page in the shop’s frame for an unknown product', async () => {
    await renderShop({
      path: '/product/gone',
      handlers: { 'GET /catalog/products/gone': () => failure(404, 'NOT_FOUND') },
    });
    expect(await screen.findByText('Page is not found!')).toBeVisible();
    expect(screen.getByRole('search')).toBeVisible();
  });

  it('lets no more into the cart than one order may have', async () => {
    const detail = productDetail(3, { maxPerOrder: 2 });
    const { user } = await renderShop({
      path: '/product/product-3',
      handlers: { 'GET /catalog/products/product-3': detail },
    });
    expect(await screen.findByText(/at most 2 in one order/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Add to cart/ }));
    await user.click(await screen.findByRole('button', { name: 'Increase Product 3' }));
    expect(screen.getByRole('button', { name: 'Increase Product 3' })).toBeDisabled();
  });

  it('keeps the other choices when one of them is changed', async () => {
    const color = {
      ...attribute,
      id: idOf(510),
      title: words('Color'),
      name: words('Color'),
      values: [
        { id: idOf(511), name: words('Red'), swatch: '#cc0000', status: 'show' as const, position: 0 },
        { id: idOf(512), name: words('Green'), swatch: null, status: 'show' as const, position: 1 },
      ],
    };
    const made = (number: number, size: number, shade: number, available = 10) =>
      variant(number, {
        optionValues: { [attribute.id]: idOf(size), [color.id]: idOf(shade) },
        available,
      });
    const detail = productDetail(3, {
      attributes: [attribute, color],
      variantCount: 4,
      defaultVariantId: idOf(604),
      // The red one of each size comes first, and of the large green ones there is none.
      variants: [made(601, 501, 511), made(602, 502, 511), made(603, 502, 512, 0), made(604, 501, 512)],
    });
    const { user, router } = await renderShop({
      path: '/product/product-3',
      handlers: { 'GET /catalog/products/product-3': detail },
    });
    const swatchOf = (name: RegExp) =>
      screen.getByRole('radio', { name }).closest('label')?.querySelector('.swatch');
    await user.click(await screen.findByRole('radio', { name: /Large/ }));
    expect([swatchOf(/Red/), swatchOf(/Green/)]).toEqual([expect.any(HTMLElement), null]);
    expect(router.state.location.search).toBe(`?variant=${idOf(603)}`);
    expect(screen.getByRole('radio', { name: /Green/ })).toBeChecked();
  });

  it('prefers what is in stock when no variant has the other choices', async () => {
    const color = { ...attribute, id: idOf(510), title: words('Color'), name: words('Color') };
    const shades = ['Red', 'Green', 'Blue'].map((name, index) => ({
      ...{ id: idOf(511 + index), name: words(name), swatch: null, status: 'show' as const, position: index },
    }));
    const made = (number: number, size: number, shade: number, available: number) =>
      variant(number, {
        optionValues: { [attribute.id]: idOf(size), [color.id]: idOf(shade) },
        available,
      });
    const detail = productDetail(3, {
      attributes: [attribute, { ...color, values: shades }],
      variantCount: 3,
      defaultVariantId: idOf(601),
      variants: [made(601, 501, 511, 10), made(602, 502, 512, 0), made(603, 502, 513, 10)],
    });
    const { user, router } = await renderShop({
      path: '/product/product-3',
      handlers: { 'GET /catalog/products/product-3': detail },
    });
    await user.click(await screen.findByRole('radio', { name: /Large/ }));
    expect(router.state.location.search).toBe(`?variant=${idOf(603)}`);
  });
});
