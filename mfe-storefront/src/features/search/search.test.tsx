import { screen, waitFor, within } from '@testing-library/react';
import { demoBootstrap, failure } from 'mfe-shared/testing';
import { category, idOf, listOf, product } from '../../testing/goods';
import { everythingIsInView } from '../../testing/in-view';
import { renderShop } from '../../testing/render-shop';

/** Wide enough for the filters beside the list. */
function onWideScreen(): void {
  const narrow = window.matchMedia.bind(window);
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(narrow(query), { matches: query.includes('min-width') }));
}

afterEach(() => jest.restoreAllMocks());

describe('the product list', () => {
  it('shows a category with links to its sub-categories', async () => {
    const { user, requests, router } = await renderShop({
      path: '/search?category=category-1',
      handlers: { 'GET /catalog/categories': [category(1), category(2, { parentId: category(1).id })] },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Category 1' })).toBeVisible();
    const asked = { path: '/catalog/products', params: { category: 'category-1', limit: 20 } };
    await waitFor(() => expect(requests).toContainEqual(expect.objectContaining(asked)));
    await user.click(
      within(screen.getByRole('navigation', { name: 'Sub-categories' })).getByText('Category 2'),
    );
    await waitFor(() => expect(router.state.location.search).toBe('?category=category-2'));
    await waitFor(() => expect(document.title).toBe('Category 2 · Fresh Corner'));
  });

  it('keeps filter, order and page in the URL', async () => {
    onWideScreen();
    const { user, requests, router } = await renderShop({
      path: '/search?q=milk&page=2',
      handlers: { 'GET /catalog/products': listOf([product(1)], 2, 3) },
    });
    expect(await screen.findByRole('heading', { name: 'Results for “milk”' })).toBeVisible();
    const filters = await screen.findByRole('complementary', { name: 'Filters' });
    await user.click(await within(filters).findByLabelText('In stock (5)'));
    await waitFor(() => expect(router.state.location.search).toBe('?q=milk&inStock=true'));
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Lowest price');
    await user.type(within(filters).getByLabelText('To'), '2,50{Enter}');
    const chosen = '?q=milk&inStock=true&sort=price&maxPrice=250';
    await waitFor(() => expect(router.state.location.search).toBe(chosen));
    const asked = () => requests.filter(({ path }) => path === '/catalog/products').at(-1)?.params;
    const params = { q: 'milk', inStock: 'true', sort: 'price', maxPrice: 250, limit: 20 };
    await waitFor(() => expect(asked()).toEqual(params));
    await user.click(screen.getByRole('button', { name: 'Remove the filter In stock' }));
    await waitFor(() => expect(router.state.location.search).toBe('?q=milk&sort=price&maxPrice=250'));
    const next = '?q=milk&sort=price&maxPrice=250&page=3';
    // The router knows the new address before the page does.
    const link = () => screen.getByRole('link', { name: 'Next' });
    await waitFor(() => expect(link()).toHaveAttribute('href', `/search${next}`));
    await user.click(link());
    await waitFor(() => expect(router.state.location.search).toBe(next));
  });

  it('asks for facets on a phone once the filters are opened', async () => {
    const { user, requests } = await renderShop({ path: '/search?category=category-1' });
    const asked = () => requests.filter(({ path }) => path === '/catalog/facets').length;
    await screen.findByRole('heading', { name: 'Product 1' });
    expect(asked()).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const filters = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(await filters.findByLabelText('Alm (3)')).toBeVisible();
    expect(asked()).toBeGreaterThan(0);
  });

  it('narrows down by several values of a facet, counted over the whole result', async () => {
    onWideScreen();
    const { user, requests, router } = await renderShop({ path: '/search?category=category-1' });
    const filters = await screen.findByRole('complementary', { name: 'Filters' });
    await user.click(await within(filters).findByLabelText('Alm (3)'));
    await user.click(await within(filters).findByLabelText('Oatfield (1)'));
    await user.click(await within(filters).findByLabelText('Vegan (4)'));
    await user.click(await within(filters).findByLabelText('Dark (2)'));
    const option = `${idOf(600)}.${idOf(601)}`;
    await waitFor(() =>
      expect(router.state.location.search).toBe(
        `?category=category-1&brand=Alm&brand=Oatfield&diet=vegan&option=${option}`,
      ),
    );
    const chosen = { category: 'category-1', brand: ['Alm', 'Oatfield'], diet: ['vegan'], option: [option] };
    await waitFor(() =>
      expect(requests.filter(({ path }) => path === '/catalog/facets').at(-1)?.params).toEqual(chosen),
    );
    expect(within(filters).getByLabelText('From')).toHaveAttribute('placeholder', '1.00');
    await user.click(screen.getByRole('button', { name: 'Remove the filter Alm' }));
    await waitFor(() => expect(router.state.location.search).not.toContain('Alm'));
    expect(await screen.findByRole('button', { name: 'Remove the filter Dark' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(router.state.location.search).toBe('?category=category-1'));
  });

  it.each([
    ['USD', 'de', '1,00', '4,50', 450],
    ['JPY', 'en', '100', '450', 450],
  ] as const)(
    'has prices from and to in %s as %s writes them',
    async (currency, language, least, typed, minor) => {
      onWideScreen();
      const { user, router } = await renderShop({
        path: '/search',
        language,
        settings: { global: { ...demoBootstrap().global, default_currency: currency } },
      });
      const from = await screen.findByLabelText(language === 'de' ? 'Von' : 'From');
      await waitFor(() => expect(from).toHaveAttribute('placeholder', least));
      await user.type(from, `${typed}{Enter}`);
      await waitFor(() => expect(router.state.location.search).toBe(`?minPrice=${minor}`));
      expect(screen.getByLabelText(language === 'de' ? 'Von' : 'From')).toHaveValue(typed);
    },
  );

  it('says what a misspelt search was understood as', async () => {
    await renderShop({
      path: '/search?q=mlik',
      handlers: { 'GET /catalog/products': { ...listOf([product(1)]), meant: 'milk' } },
    });
    expect(await screen.findByText('Nothing has “mlik”. Here is what fits “milk”.')).toBeVisible();
  });

  it('leads from a page behind the last one to the last one', async () => {
    await renderShop({
      path: '/search?q=milk&page=999',
      handlers: { 'GET /catalog/products': { items: [], totalDoc: 229, page: 999, pages: 12 } },
    });
    expect(await screen.findByRole('heading', { name: 'The list has only 12 pages' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the last page' })).toHaveAttribute(
      'href',
      '/search?q=milk&page=12',
    );
  });

  it('says that there is no such category, and leads to those there are', async () => {
    await renderShop({ path: '/search?category=nope', handlers: { 'GET /catalog/products': listOf([]) } });
    expect(await screen.findByRole('heading', { level: 1, name: 'This category is not here' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Category 2' })).toHaveAttribute(
      'href',
      '/search?category=category-2',
    );
  });

  it('asks for at most 128 letters of a search', async () => {
    const { requests } = await renderShop({ path: `/search?q=${'m'.repeat(200)}` });
    await screen.findByRole('heading', { name: 'Product 1' });
    expect(requests.find(({ path }) => path === '/catalog/products')?.params).toMatchObject({
      q: 'm'.repeat(128),
    });
  });

  it('ignores invalid parameters of the URL', async () => {
    const { requests } = await renderShop({ path: '/search?sort=evil&page=-4&minPrice=x&inStock=maybe' });
    expect(await screen.findByRole('heading', { name: 'All products' })).toBeVisible();
    await screen.findByRole('heading', { name: 'Product 1' });
    expect(requests.find(({ path }) => path === '/catalog/products')?.params).toEqual({ limit: 20 });
  });

  it('leads on when nothing is found: to all products, the categories, and what others buy', async () => {
    everythingIsInView();
    await renderShop({
      path: '/search?q=zzz',
      handlers: {
        'GET /catalog/products': ({ params }) =>
          params.sort === 'popular' ? listOf([product(7)]) : listOf([]),
      },
    });
    expect(await screen.findByRole('heading', { name: 'Nothing found for “zzz”' })).toBeVisible();
    // No filter is to blame, and there is nothing to sort.
    expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
    expect(screen.queryByRole('complementary', { name: 'Filters' })).toBeNull();
    expect(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/search');
    const ways = within(await screen.findByRole('navigation', { name: 'Categories' }));
    expect(ways.getByRole('link', { name: 'Category 1' })).toHaveAttribute(
      'href',
      '/search?category=category-1',
    );
    expect(await screen.findByRole('link', { name: 'Product 7' })).toBeVisible();
  });

  it('offers to try again when it does not load', async () => {
    let broken = true;
    const { user } = await renderShop({
      path: '/search',
      handlers: { 'GET /catalog/products': () => (broken ? failure(500, 'INTERNAL') : listOf([product(1)])) },
    });
    const alert = await screen.findByRole('alert');
    broken = false;
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Product 1' })).toBeVisible();
  });
});
