import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { apiClient } from '../api/client';
import type { Handlers } from '../testing';
import { failure, renderRoutes, tenantAdmin } from '../testing';
import type { ListData } from './list.types';
import { ListPage } from './list-page';
import { PageHeader } from './page-header';
import { useListParams } from './use-list-params';

type Fruit = { id: string; name: string; price: number };

const deleted: string[][] = [];

function FruitPage() {
  const params = useListParams({ filters: ['status', 'category'], defaultSort: 'name' });
  const query = useQuery({
    queryKey: ['fruits', params.query],
    queryFn: async () => (await apiClient.get<ListData<Fruit>>('/fruits', { params: params.query })).data,
    placeholderData: keepPreviousData,
  });
  return (
    <ListPage<Fruit>
      title="Fruits"
      params={params}
      query={query}
      rowId={({ id }) => id}
      rowTo={({ id }) => `/admin/fruits/${id}`}
      rowLabel={({ name }) => name}
      searchPlaceholder="Search fruits"
      views={[
        { label: 'All', filters: {} },
        { label: 'Shown', filters: { status: 'show' }, count: 2 },
      ]}
      filters={[{ name: 'category', label: 'Category', options: [{ value: 'red', label: 'Red' }] }]}
      columns={[
        { key: 'name', header: 'Name', sortable: true, cell: ({ name }) => name },
        { key: 'price', header: 'Price', align: 'right', sortable: 'desc', cell: ({ price }) => price },
      ]}
      bulkActions={[
        {
          label: 'Delete',
          danger: true,
          confirm: { title: 'Delete fruits?', text: 'They are gone then.' },
          run: async (ids) => deleted.push(ids),
        },
      ]}
      readIds={async () => ['1', '2', '3', '4']}
      empty={{ title: 'No fruits yet', text: 'Add the first one.' }}
    />
  );
}

const two: ListData<Fruit> = {
  items: [
    { id: '1', name: 'Apple', price: 120 },
    { id: '2', name: 'Pear', price: 130 },
  ],
  totalDoc: 42,
  page: 1,
  pages: 3,
};

function open(path = '/admin/fruits', handlers: Handlers = { 'GET /fruits': two }) {
  const routes = () => [
    { path: '/admin/fruits', element: <FruitPage /> },
    {
      path: '/admin/fruits/:id',
      element: <PageHeader title="One" back={{ to: '/admin/fruits', label: 'Fruits' }} />,
    },
  ];
  return renderRoutes(routes, { path, handlers, session: tenantAdmin() });
}

describe('a list page', () => {
  it('shows rows and their number, and links the first column', async () => {
    await open();
    expect(await screen.findByRole('link', { name: 'Apple' })).toHaveAttribute('href', '/admin/fruits/1');
    expect(screen.getByText('1–2 of 42')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Fruits' })).toBeInTheDocument();
  });

  it('asks the API for what the URL says', async () => {
    const { requests } = await open('/admin/fruits?page=2&sort=-price&q=pe&status=show');
    await screen.findByRole('link', { name: 'Apple' });
    expect(requests.at(-1)?.params).toEqual({ page: 2, limit: 20, sort: '-price', q: 'pe', status: 'show' });
  });

  it.each([
    ['?limit=5000', { page: 1, limit: 100 }],
    ['?limit=-1&page=0', { page: 1, limit: 20 }],
    ['?limit=many&page=1.5', { page: 1, limit: 20 }],
  ])('sends no query that the API would refuse: %s', async (query, asked) => {
    const { requests } = await open(`/admin/fruits${query}`);
    await screen.findByRole('link', { name: 'Apple' });
    expect(requests.at(-1)?.params).toMatchObject(asked);
  });

  it('searches all categories, starting at the first page', async () => {
    const { user, router } = await open('/admin/fruits?page=3&category=red');
    await screen.findByRole('link', { name: 'Apple' });
    await user.keyboard('/');
    await user.keyboard('pear');
    await waitFor(() => expect(router.state.location.search).toBe('?q=pear'));
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('keeps the category when its search is cleared', async () => {
    const { user, router } = await open('/admin/fruits?q=pear&category=red');
    await user.click(await screen.findByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(router.state.location.search).toBe('?category=red'));
  });

  it('keeps a space that was typed before the search was written to the URL', async () => {
    const { user, router } = await open();
    const search = await screen.findByRole('searchbox', { name: 'Search fruits' });
    await user.type(search, 'red ');
    await waitFor(() => expect(router.state.location.search).toBe('?q=red'));
    await user.type(search, 'apple');
    await waitFor(() => expect(router.state.location.search).toBe('?q=red+apple'));
    expect(search).toHaveValue('red apple');
  });

  it('adds one history entry for a search, however often it changes', async () => {
    const { user, router } = await open('/admin/fruits?status=show');
    await screen.findByRole('link', { name: 'Apple' });
    const search = screen.getByRole('searchbox', { name: 'Search fruits' });
    await user.type(search, 'p');
    await waitFor(() => expect(router.state.location.search).toBe('?status=show&q=p'));
    await user.type(search, 'ear');
    await waitFor(() => expect(router.state.location.search).toBe('?status=show&q=pear'));
    await router.navigate(-1);
    await waitFor(() => expect(router.state.location.search).toBe('?status=show'));
    await waitFor(() => expect(search).toHaveValue(''));
  });

  it('keeps an order that is chosen right before a filter', async () => {
    const { router } = await open('/admin/fruits');
    const name = within(await screen.findByRole('columnheader', { name: 'Name' })).getByRole('button');
    act(() => {
      name.click();
      fireEvent.change(screen.getByLabelText('Category'), { target: { value: 'red' } });
    });
    await waitFor(() => expect(router.state.location.search).toBe('?sort=-name&category=red'));
  });

  it('sorts by a column and reverses the order', async () => {
    const { user, router } = await open();
    const name = within(await screen.findByRole('columnheader', { name: 'Name' })).getByRole('button');
    await user.click(name);
    expect(router.state.location.search).toBe('?sort=-name');
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
  });

  it('selects rows by keyboard and asks before a bulk deletion', async () => {
    const { user } = await open();
    await screen.findByRole('link', { name: 'Apple' });
    await user.keyboard('jjx');
    expect(screen.getByRole('link', { name: 'Pear' })).toHaveFocus();
    expect(screen.getByText('1 selected')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete fruits?' });
    // While the dialog is open, letters are no shortcuts of the list behind it.
    within(dialog).getByRole('button', { name: 'Delete' }).focus();
    await user.keyboard('/');
    expect(within(dialog).getByRole('button', { name: 'Delete' })).toHaveFocus();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(deleted).toEqual([['2']]));
    await waitFor(() => expect(screen.queryByText('1 selected')).not.toBeInTheDocument());
  });

  it('selects the rows between two with Shift', async () => {
    const items = ['1', '2', '3', '4'].map((id) => ({ id, name: `Fruit ${id}`, price: 1 }));
    const { user } = await open('/admin/fruits', {
      'GET /fruits': { items, totalDoc: 4, page: 1, pages: 1 },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Fruit 1' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select Fruit 3' }));
    await user.keyboard('{/Shift}');
    expect(screen.getByText('3 selected')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Select Fruit 4' })).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  });

  it('keeps the selection from page to page, but not for another filter', async () => {
    const second = { ...two, items: [{ id: '3', name: 'Plum', price: 90 }], page: 2 };
    const { user, router } = await open('/admin/fruits', {
      'GET /fruits': ({ params }) => (params?.page === 2 ? second : two),
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Apple' }));
    await router.navigate('/admin/fruits?page=2');
    await user.click(await screen.findByRole('checkbox', { name: 'Select Plum' }));
    expect(screen.getByText('2 selected')).toBeInTheDocument();
    await router.navigate(-1);
    expect(await screen.findByRole('checkbox', { name: 'Select Apple' })).toBeChecked();
    expect(screen.getByText('2 selected')).toBeInTheDocument();
    await router.navigate('/admin/fruits?status=show');
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Select Apple' })).not.toBeChecked());
    expect(screen.queryByText('2 selected')).not.toBeInTheDocument();
  });

  it('acts on all rows that match, also on those of pages that were never opened', async () => {
    deleted.length = 0;
    const { user } = await open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Select all 42 that match' }));
    expect(screen.getByText('42 selected')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete fruits?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(deleted).toEqual([['1', '2', '3', '4']]));
  });

  it('acts on the remaining rows of its pages only when one of all that match is deselected', async () => {
    deleted.length = 0;
    const { user } = await open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Select all 42 that match' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Pear' }));
    expect(screen.getByText('1 selected')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete fruits?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(deleted).toEqual([['1']]));
  });

  it('can be reached again from a row with its page, sort and search', async () => {
    const left = '?page=2&sort=-price&q=pe';
    const { user, router } = await open(`/admin/fruits${left}`);
    await user.click(await screen.findByRole('link', { name: 'Apple' }));
    await user.click(await screen.findByRole('link', { name: 'Fruits' }));
    expect(router.state.location.search).toBe(left);

    await user.click((await screen.findByText('130')) as HTMLElement);
    await user.click(await screen.findByRole('link', { name: 'Fruits' }));
    expect(router.state.location.search).toBe(left);
  });

  it('cannot be reached from a row that another list has linked', async () => {
    const { router } = await open();
    await screen.findByRole('link', { name: 'Apple' });
    await router.navigate('/admin/fruits/1', { state: { list: '/admin/orders?page=2' } });
    expect(await screen.findByRole('link', { name: 'Fruits' })).toHaveAttribute('href', '/admin/fruits');
  });

  it('restores the selection when going back', async () => {
    const { user, router } = await open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Apple' }));
    await user.click(screen.getByRole('link', { name: 'Apple' }));
    await screen.findByRole('heading', { name: 'One' });
    await router.navigate(-1);
    expect(await screen.findByRole('checkbox', { name: 'Select Apple' })).toBeChecked();
  });

  it('shows one empty state without rows and another one for filters without results', async () => {
    const none = { 'GET /fruits': { items: [], totalDoc: 0, page: 1, pages: 0 } };
    const first = await open('/admin/fruits', none);
    expect(await screen.findByText('No fruits yet')).toBeInTheDocument();
    first.unmount();
    await open('/admin/fruits?status=show', none);
    expect(await screen.findByText('Nothing found')).toBeInTheDocument();
  });

  it('offers to try again after a failure', async () => {
    let broken = true;
    const { user } = await open('/admin/fruits', {
      'GET /fruits': () => (broken ? failure(503, 'UNAVAILABLE') : two),
    });
    await screen.findByText('The service is not available at the moment. Try again soon.');
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Apple' })).toBeInTheDocument();
  });
});
