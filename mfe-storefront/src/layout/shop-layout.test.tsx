import { act, screen, waitFor, within } from '@testing-library/react';
import { customer } from 'mfe-shared/testing';
import { customization } from '../testing/customization';
import { category, product, productDetail } from '../testing/goods';
import { renderShop } from '../testing/render-shop';

describe('the frame of the shop', () => {
  const offered = {
    products: [product(1), product(2)],
    categories: [{ slug: 'milk', name: { en: 'Milk', de: '', fr: '' } }],
    brands: ['Provamel'],
    totalDoc: 12,
  };

  it('suggests goods, categories, brands and all results as links; the arrow keys choose and Enter opens', async () => {
    const { user, requests, router } = await renderShop({
      path: '/nowhere',
      handlers: {
        'GET /catalog/suggestions': offered,
        'GET /catalog/products/product-2': productDetail(2),
      },
    });
    const field = await screen.findByRole('combobox', { name: 'Search for products' });
    await user.type(field, 'pro');
    const list = await screen.findByRole('listbox', { name: 'Suggestions for pro' });
    const asked = requests.filter(({ path }) => path === '/catalog/suggestions');
    expect(asked.at(-1)?.params).toEqual({ q: 'pro' });
    const options = within(list).getAllByRole('option');
    expect(options.map((option) => option.getAttribute('href'))).toEqual([
      '/product/product-1',
      '/product/product-2',
      '/search?category=milk',
      '/search?brand=Provamel',
      '/search?q=pro',
    ]);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(field).toHaveAttribute('aria-activedescendant', options[1]!.id);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/product/product-2'));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  });

  it('opens the result page on Enter without a choice, hides suggestions on Escape, and offers the search again', async () => {
    const { user, router } = await renderShop({
      path: '/nowhere',
      handlers: { 'GET /catalog/suggestions': offered },
    });
    const field = await screen.findByRole('combobox', { name: 'Search for products' });
    await user.type(field, 'oat milk');
    expect(await screen.findByRole('listbox')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?q=oat%20milk'));
    await screen.findByRole('heading', { name: 'Results for “oat milk”' });
    await user.clear(field);
    const recent = await screen.findByRole('listbox', { name: 'Recent searches' });
    expect(within(recent).getByRole('option', { name: 'oat milk' })).toHaveAttribute(
      'href',
      '/search?q=oat%20milk',
    );
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('says that nothing fits, or what was understood', async () => {
    const nothing = { products: [], categories: [], brands: [], totalDoc: 0 };
    const { user } = await renderShop({
      path: '/nowhere',
      handlers: {
        'GET /catalog/suggestions': ({ params }) =>
          params.q === 'mlik' ? { ...offered, meant: 'milk' } : nothing,
      },
    });
    await user.type(await screen.findByRole('combobox'), 'xyzzy');
    expect(await screen.findByText('Nothing found for “xyzzy”')).toBeVisible();
    await user.clear(screen.getByRole('combobox'));
    await user.type(screen.getByRole('combobox'), 'mlik');
    expect(await screen.findByText('Showing what fits “milk”')).toBeVisible();
  });

  it('lists all categories in a drawer', async () => {
    const { user } = await renderShop({
      path: '/nowhere',
      handlers: {
        'GET /catalog/categories': [
          category(1),
          category(2, { parentId: category(1).id }),
          category(3, { productCount: 0 }),
        ],
      },
    });
    await user.click((await screen.findAllByRole('link', { name: 'Categories' }))[0]!);
    const drawer = within(await screen.findByRole('dialog', { name: 'Categories' }));
    expect(await drawer.findByRole('link', { name: /Category 1/ })).toHaveAttribute(
      'href',
      '/search?category=category-1',
    );
    expect(drawer.queryByRole('link', { name: 'Category 2' })).toBeNull();
    expect(drawer.queryByText('Category 3')).toBeNull();
    await user.click(drawer.getByRole('button', { name: 'Show what is in Category 1' }));
    expect(drawer.getByRole('link', { name: 'Category 2' })).toBeVisible();
  });

  it('switches the language at once', async () => {
    const { user } = await renderShop({ path: '/nowhere' });
    await user.click(await screen.findByRole('button', { name: 'Language: English' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Français' }));
    expect(await screen.findByRole('heading', { name: 'Cette page est introuvable !' })).toBeVisible();
    expect(document.documentElement.lang).toBe('fr');
    // The choice is stored for the next page, so it is undone.
    await user.click(screen.getByRole('button', { name: 'Langue : Français' }));
    await user.click(await screen.findByRole('menuitem', { name: 'English' }));
    expect(await screen.findByRole('heading', { name: 'Page is not found!' })).toBeVisible();
  });

  it('drops the language that the address names when another is chosen', async () => {
    const { user, router } = await renderShop({ path: '/nowhere?lang=fr&a=1' });
    await user.click(await screen.findByRole('button', { name: 'Language: English' }));
    await user.click(await screen.findByRole('menuitem', { name: 'English' }));
    await waitFor(() => expect(router.state.location.search).toBe('?a=1'));
  });

  it('links to the sign-in page with a way back to the present page', async () => {
    await renderShop({ path: '/nowhere?a=1' });
    const [link] = await screen.findAllByRole('link', { name: 'Sign in' });
    expect(link).toHaveAttribute('href', '/auth/login?returnUrl=%2Fnowhere%3Fa%3D1');
  });

  it('shows the menu of the signed-in shopper', async () => {
    const { user } = await renderShop({ path: '/nowhere', session: customer({ name: 'Ann Miller' }) });
    await user.click(await screen.findByRole('button', { name: 'Account of Ann Miller' }));
    expect(await screen.findByRole('menuitem', { name: 'My orders' })).toHaveAttribute(
      'href',
      '/user/my-orders',
    );
  });

  it('ends with the store’s footer', async () => {
    await renderShop({ path: '/nowhere' });
    const footer = within(await screen.findByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'About us' })).toHaveAttribute('href', '/about-us');
    expect(footer.getByRole('link', { name: 'Update profile' })).toHaveAttribute(
      'href',
      '/user/update-profile',
    );
    expect(footer.getByText('Free shipping from $500.00')).toBeVisible();
    expect(footer.getByRole('link', { name: 'Facebook' })).toHaveAttribute('href', 'https://facebook.com/');
  });

  it('has no sign of an address that a new store has not written yet', async () => {
    const signs = async (address: string) => {
      const block_four = { ...customization().footer.block_four, address: { en: address, de: '', fr: '' } };
      const footer = { ...customization().footer, block_four };
      const settings = { customization: { ...customization(), footer } };
      const { unmount } = await renderShop({ path: '/nowhere', settings });
      const count = (await screen.findByRole('contentinfo')).querySelectorAll('address svg').length;
      unmount();
      return count;
    };
    expect(await signs('')).toBe((await signs('1 High Street')) - 1);
  });

  it('names what can be paid with, and cards only where the store takes them', async () => {
    const ways = () =>
      within(screen.getByRole('list', { name: 'Ways to pay' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    const footer = { ...customization().footer, payment_method: { status: true, image: '' } };
    const settings = { customization: { ...customization(), footer } };
    const { unmount } = await renderShop({ path: '/nowhere', settings });
    await screen.findByRole('contentinfo');
    expect(ways()).toEqual(['Cash on delivery']);
    unmount();
    await renderShop({ path: '/nowhere', settings: { ...settings, cardOrigins: ['https://js.stripe.com'] } });
    await screen.findByRole('contentinfo');
    expect(ways()).toEqual(['Card', 'Cash on delivery']);
  });

  it('moves the keyboard focus to the start of a new page', async () => {
    const { user } = await renderShop({ path: '/nowhere' });
    await user.click(await screen.findByRole('link', { name: 'Go to the start page' }));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('leaves the keyboard where the browser starts it on the first page, and where it is within a page', async () => {
    const { router } = await renderShop({ path: '/nowhere' });
    expect(await screen.findByRole('main')).not.toHaveFocus();
    await act(() => router.navigate('/nowhere?a=1'));
    expect(screen.getByRole('main')).not.toHaveFocus();
  });

  it('keeps the way back while the visitor goes from one sign-in page to another', async () => {
    await renderShop({ path: '/auth/signup?returnUrl=%2Fcheckout' });
    const header = within(await screen.findByRole('banner'));
    expect(header.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/auth/login?returnUrl=%2Fcheckout',
    );
  });

  it('closes a drawer by going back, but not out of the shop when a link has opened it', async () => {
    const first = await renderShop({ path: '/nowhere', inCart: 1 });
    const { user, router } = first;
    await user.click((await screen.findAllByRole('link', { name: /^Cart:/ }))[0]!);
    await screen.findByRole('dialog');
    expect(router.state.historyAction).toBe('PUSH');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.hash).toBe(''));
    expect(router.state.historyAction).toBe('POP');
    first.unmount();
    const linked = await renderShop({ path: '/nowhere#cart', inCart: 1 });
    await screen.findByRole('dialog');
    await linked.user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(linked.router.state.location.hash).toBe(''));
    expect(linked.router.state.historyAction).toBe('REPLACE');
    expect(linked.router.state.location.pathname).toBe('/nowhere');
  });
});
