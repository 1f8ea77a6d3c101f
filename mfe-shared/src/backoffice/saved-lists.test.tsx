import { screen, waitFor, within } from '@testing-library/react';
import type { Handlers } from '../testing';
import { renderRoutes, tenantAdmin } from '../testing';
import { ListPage } from './list-page';
import { PageHeader } from './page-header';
import { defineResource } from './resource';
import { useListParams } from './use-list-params';
import { useResourceList } from './use-resource-list';

type Row = { id: string; couponCode: string };

function CouponPage() {
  const list = useResourceList(defineResource('/coupons'), {
    filters: ['status'],
    defaultSort: '-startTime',
  });
  return (
    <ListPage<Row>
      {...(list as object as Pick<typeof list, 'params' | 'rowId' | 'list'>)}
      query={list.query as never}
      title="Coupons"
      rowTo={({ id }) => `/admin/coupons/${id}`}
      columns={[
        { key: 'couponCode', header: 'Code', cell: ({ couponCode }) => couponCode },
        { key: 'state', header: 'State', cell: () => 'Active' },
        { key: 'uses', header: 'Uses', cell: () => '4' },
        { key: 'logo', header: 'Logo', optional: true, cell: () => 'none' },
        { key: 'menu', header: '', cell: () => <button type="button">More</button> },
      ]}
      views={[
        { label: 'All', filters: {} },
        { label: 'Shown', filters: { status: 'show' } },
      ]}
      empty={{ title: 'No coupons yet', text: 'Add the first one.' }}
    />
  );
}

const row = (id: string) => ({ id, couponCode: `CODE${id}` });
const page = (number: number, ids: string[]) => ({
  items: ids.map(row),
  totalDoc: 40,
  page: number,
  pages: 2,
});
const none = { views: [], layouts: [] };

/** Its rows are all that there are. */
function ColorPage() {
  const params = useListParams({ filters: ['status'], defaultSort: 'name', savedAs: 'colors' });
  const query = { data: page(1, ['1', '2']), isPending: false, isError: false, isPlaceholderData: false };
  return (
    <ListPage<Row>
      params={params}
      query={query as never}
      rowId={({ id }) => id}
      title="Colors"
      rowTo={({ id }) => `/admin/colors/${id}`}
      columns={[
        { key: 'couponCode', header: 'Code', cell: ({ couponCode }) => couponCode },
        { key: 'state', header: 'State', cell: () => 'Active' },
        { key: 'uses', header: 'Uses', cell: () => '4' },
      ]}
      empty={{ title: 'No colors yet' }}
    />
  );
}

function open(path: string, handlers: Handlers = {}) {
  const routes = () => [
    { path: '/admin/colors', element: <ColorPage /> },
    {
      path: '/admin/colors/:id',
      element: <PageHeader title="One" back={{ to: '/admin/coupons', label: 'Coupons' }} />,
    },
    { path: '/admin/coupons', element: <CouponPage /> },
    {
      path: '/admin/coupons/:id',
      element: <PageHeader title="One" back={{ to: '/admin/coupons', label: 'Coupons' }} />,
    },
  ];
  const base: Handlers = {
    'GET /list-views': none,
    'GET /coupons': ({ params }) => (params.page === 2 ? page(2, ['3']) : page(1, ['1', '2'])),
  };
  return renderRoutes(routes, { path, handlers: { ...base, ...handlers }, session: tenantAdmin() });
}

const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const sent = (requests: { method: string; path: string; body: unknown }[], method: string) =>
  requests.filter((request) => request.method === method).map(({ path, body }) => ({ path, body }));

it('a list shows the columns that the person has chosen, in that order', async () => {
  const layout = { list: 'coupons', columns: ['logo', 'state'], pageSize: 50 };
  const { requests } = await open('/admin/coupons', {
    'GET /list-views': { views: [], layouts: [layout] },
  });
  await screen.findByRole('link', { name: 'CODE1' });
  expect(headers()).toEqual(['Code', 'Logo', 'State', 'Actions']);
  await waitFor(() =>
    expect(requests.filter(({ path }) => path === '/coupons').at(-1)?.params).toMatchObject({ limit: 50 }),
  );
});

it('columns are hidden and moved in a dialog, and saved for the person', async () => {
  const { user, requests } = await open('/admin/coupons', { 'PUT /list-layouts/:list': {} });
  await screen.findByRole('link', { name: 'CODE1' });
  expect(headers()).toEqual(['Code', 'State', 'Uses', 'Actions']);
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  const dialog = await screen.findByRole('dialog', { name: 'Columns' });
  await user.click(within(dialog).getByRole('button', { name: 'Move Uses up' }));
  await user.click(within(dialog).getByRole('checkbox', { name: 'Logo' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent(requests, 'PUT')).toEqual([
      { path: '/list-layouts/coupons', body: { columns: ['uses', 'state', 'logo'], pageSize: 20 } },
    ]),
  );
});

it('the page size is chosen below the list and saved for the person', async () => {
  const { user, router, requests } = await open('/admin/coupons?page=2', { 'PUT /list-layouts/:list': {} });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Rows per page' }), '50');
  expect(router.state.location.search).toBe('?limit=50');
  await waitFor(() =>
    expect(sent(requests, 'PUT')).toEqual([
      { path: '/list-layouts/coupons', body: { columns: null, pageSize: 50 } },
    ]),
  );
});

it('a narrowed list is saved as a view without its page, and shared', async () => {
  const { user, requests } = await open('/admin/coupons?status=hide&page=2', { 'POST /list-views': {} });
  await user.click(await screen.findByRole('button', { name: 'View of this list' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Save as a view' }));
  const dialog = await screen.findByRole('dialog', { name: 'Save as a view' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Hidden ones');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Colleagues see it, too' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent(requests, 'POST')).toEqual([
      {
        path: '/list-views',
        body: { list: 'coupons', name: 'Hidden ones', search: 'status=hide', isShared: true },
      },
    ]),
  );
});

it('a saved view is a tab of its list only, and can be deleted by whoever saved it', async () => {
  const view = {
    id: 'v1',
    list: 'coupons',
    name: 'Hidden ones',
    search: 'status=hide',
    isShared: false,
    isMine: true,
    version: 1,
  };
  const views = [view, { ...view, id: 'v2', list: 'orders', name: 'Unpaid' }];
  const { user, router, requests } = await open('/admin/coupons', {
    'GET /list-views': { views, layouts: [] },
    'DELETE /list-views/:id': { success: true },
  });
  await user.click(await screen.findByRole('link', { name: 'Hidden ones' }));
  expect(router.state.location.search).toBe('?status=hide');
  expect(screen.getByRole('link', { name: 'Hidden ones' })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('link', { name: 'Unpaid' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'View of this list' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete this view' }));
  await waitFor(() => expect(sent(requests, 'DELETE')[0]?.path).toBe('/list-views/v1'));
});

it('a row’s page leads to the previous and the next row, across the pages of the list', async () => {
  const { user, router } = await open('/admin/coupons?status=show');
  await user.click(await screen.findByRole('link', { name: 'CODE1' }));
  expect(await screen.findByRole('button', { name: 'Previous in the list' })).toBeDisabled();
  await user.click(screen.getByRole('link', { name: 'Next in the list' }));
  expect(router.state.location.pathname).toBe('/admin/coupons/2');
  const next = await screen.findByRole('link', { name: 'Next in the list' });
  await user.click(next);
  expect(router.state.location.pathname).toBe('/admin/coupons/3');
  expect(screen.getByRole('link', { name: 'Coupons' })).toHaveAttribute(
    'href',
    '/admin/coupons?status=show&page=2',
  );
  await user.click(await screen.findByRole('link', { name: 'Previous in the list' }));
  expect(router.state.location.pathname).toBe('/admin/coupons/2');
  expect(screen.getByRole('link', { name: 'Coupons' })).toHaveAttribute(
    'href',
    '/admin/coupons?status=show&page=1',
  );
});

it('a list that is loaded as a whole keeps views and columns under its name, and has no page size', async () => {
  const view = { id: 'v1', list: 'colors', name: 'Hidden ones', search: 'status=hide', version: 1 };
  const layout = { list: 'colors', columns: ['uses'], pageSize: 20 };
  const { user, router } = await open('/admin/colors', {
    'GET /list-views': { views: [{ ...view, isShared: true, isMine: false }], layouts: [layout] },
  });
  await screen.findByRole('link', { name: 'CODE2' });
  await waitFor(() => expect(headers()).toEqual(['Code', 'Uses']));
  await user.click(await screen.findByRole('link', { name: 'Hidden ones' }));
  expect(router.state.location.search).toBe('?status=hide');
  expect(screen.queryByRole('combobox', { name: 'Rows per page' })).not.toBeInTheDocument();
});

it('a row of a list that is loaded as a whole leads to the previous and the next one', async () => {
  const { user, router } = await open('/admin/colors');
  await user.click(await screen.findByRole('link', { name: 'CODE2' }));
  expect(await screen.findByRole('button', { name: 'Next in the list' })).toBeDisabled();
  await user.click(screen.getByRole('link', { name: 'Previous in the list' }));
  expect(router.state.location.pathname).toBe('/admin/colors/1');
  expect(screen.getByRole('link', { name: 'Coupons' })).toHaveAttribute('href', '/admin/coupons');
});

it('a page that was not opened from a list has no steps', async () => {
  await open('/admin/coupons/1');
  await screen.findByRole('heading', { name: 'One' });
  expect(screen.queryByRole('link', { name: 'Next in the list' })).not.toBeInTheDocument();
});

it('each view says how many rows it has, within the same search', async () => {
  const { requests } = await open('/admin/coupons?q=code', {
    'GET /coupons': ({ params }) =>
      params.limit === 1 ? { ...page(1, ['1']), totalDoc: params.status ? 7 : 12 } : page(1, ['1', '2']),
  });
  expect(await screen.findByRole('link', { name: 'All 12' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Shown 7' })).toBeInTheDocument();
  const asked = requests.filter(({ params }) => params.limit === 1).map(({ params }) => params.q);
  expect(asked).toEqual(['code', 'code']);
});
