import { screen, within } from '@testing-library/react';
import { idOf, product, productDetail, variant, words } from '../../testing/goods';
import { everythingIsInView } from '../../testing/in-view';
import { renderShop } from '../../testing/render-shop';

const attribute = {
  ...{ id: idOf(500), title: words('Size'), name: words('Size') },
  ...{ type: 'attribute' as const, filterable: true, status: 'show' as const },
};

describe('the product page', () => {
  it('shows more pictures one by one, and enlarges them', async () => {
    const images = [1, 2, 3].map((number) => ({
      url: `/uploads/${number}.webp`,
      alt: `View ${number}`,
      width: 800,
      height: 800,
    }));
    const { user } = await renderShop({
      path: '/product/product-3',
      handlers: { 'GET /catalog/products/product-3': productDetail(3, { images }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Picture 2' }));
    await user.click(screen.getByRole('button', { name: 'Enlarge the picture: View 2' }));
    const dialog = await screen.findByRole('dialog', { name: 'Product 3' });
    expect(within(dialog).getByRole('img', { name: 'View 2' })).toBeVisible();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(within(dialog).getByText('Picture 1')).toBeVisible();
    await user.keyboard('{ArrowLeft}');
    expect(within(dialog).getByRole('img', { name: 'View 3' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Enlarge the picture: View 3' })).toHaveFocus();
  });

  it('offers sizes from the smallest, as the attribute says: in a list or to tick', async () => {
    const sizes = {
      ...attribute,
      // The last one is of other goods with this attribute.
      values: ['1 kg', '500 g', '250 g', '1.5 l'].map((name, index) => ({
        ...{
          id: idOf(521 + index),
          name: words(name),
          swatch: null,
          status: 'show' as const,
          position: index,
        },
      })),
    };
    const made = (number: number) =>
      variant(600 + number, { optionValues: { [attribute.id]: idOf(520 + number) } });
    const pageWith = (slug: string, option: 'dropdown' | 'checkbox') => ({
      path: `/product/${slug}`,
      handlers: {
        [`GET /catalog/products/${slug}`]: productDetail(3, {
          ...{ slug, attributes: [{ ...sizes, option }], variantCount: 3, defaultVariantId: idOf(602) },
          variants: [made(1), made(2), made(3)],
        }),
      },
    });
    const first = await renderShop(pageWith('listed', 'dropdown'));
    const list = await screen.findByRole('combobox', { name: 'Size' });
    expect(
      within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['250 g', '500 g', '1 kg']);
    await first.user.selectOptions(list, '1 kg');
    expect(first.router.state.location.search).toBe(`?variant=${idOf(601)}`);
    first.unmount();
    await renderShop(pageWith('ticked', 'checkbox'));
    const [smallest] = await screen.findAllByRole('radio');
    expect(smallest).toBe(screen.getByRole('radio', { name: '250 g' }));
  });

  it('keeps the focus when goods are added by the keyboard, and when the last one is taken away', async () => {
    const { user } = await renderShop({
      path: '/product/product-3',
      handlers: { 'GET /catalog/products/product-3': productDetail(3) },
    });
    (await screen.findByRole('button', { name: /Add to cart/ })).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: /In the cart/ })).toHaveFocus();
    screen.getByRole('button', { name: 'Decrease Product 3' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: /Add to cart/ })).toHaveFocus();
  });

  it('copies its address where the device cannot share', async () => {
    const { user } = await renderShop({
      path: '/product/product-3',
      handlers: { 'GET /catalog/products/product-3': productDetail(3) },
    });
    const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByText('The link is copied.')).toBeVisible();
    expect(copy).toHaveBeenCalledWith(window.location.href);
  });

  it('writes amounts of nutrition as the language does', async () => {
    await renderShop({
      ...{ path: '/product/product-3', language: 'de' },
      handlers: {
        'GET /catalog/products/product-3': productDetail(3, {
          nutrition: { salt: '1.5 g', energy: '1,250 kJ' },
        }),
      },
    });
    expect(await screen.findByText('1,5 g')).toBeVisible();
    expect(screen.getByText('1,250 kJ')).toBeVisible();
  });

  it('shows what is often bought with it, once the visitor comes near', async () => {
    const undo = everythingIsInView();
    await renderShop({
      path: '/product/product-3',
      handlers: {
        'GET /catalog/products/product-3': productDetail(3),
        'GET /catalog/products/product-3/together': [product(6)],
      },
    });
    const shelf = await screen.findByRole('region', { name: 'Often bought together' });
    expect(await within(shelf).findByRole('link', { name: 'Product 6' })).toBeVisible();
    undo();
  });

  it('asks for a mail when sold-out goods are back, which a link confirms', async () => {
    const undo = everythingIsInView();
    const asked: unknown[] = [];
    const title = words('Product 3');
    const handlers = {
      'GET /catalog/products/product-3': productDetail(3, { variants: [variant(1003, { available: 0 })] }),
      'POST /back-in-stock': ({ body }: { body: unknown }) => {
        asked.push(body);
        return { isConfirmed: false, token: null };
      },
      'GET /back-in-stock/abcdefgh': { title, slug: 'product-3', isConfirmed: false },
      'PUT /back-in-stock/abcdefgh': { title, slug: 'product-3', isConfirmed: true },
      'DELETE /back-in-stock/abcdefgh': { success: true },
    };
    const first = await renderShop({ path: '/product/product-3', handlers });
    await first.user.type(await screen.findByRole('textbox', { name: /E-mail/ }), 'guest@post.test');
    await first.user.click(screen.getByRole('button', { name: 'Tell me' }));
    expect(await screen.findByText(/confirm in the mail/)).toBeVisible();
    expect(asked).toEqual([{ variantId: idOf(1003), email: 'guest@post.test', language: 'en' }]);
    first.unmount();
    undo();
    const { user } = await renderShop({ path: '/back-in-stock?token=abcdefgh', handlers });
    await user.click(await screen.findByRole('button', { name: 'Tell me' }));
    expect(await screen.findByText('We write to you when it is back.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Do not tell me' }));
    expect(await screen.findByText('There is no such request any more')).toBeVisible();
  });
});
