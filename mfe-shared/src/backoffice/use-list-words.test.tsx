import { screen } from '@testing-library/react';
import { renderRoutes, tenantAdmin } from '../testing';
import { ListPage } from './list-page';
import { useListParams } from './use-list-params';
import { useListWords } from './use-list-words';

type Coupon = { id: string; code: string; title: { en: string }; status: string; uses: number; ends: null };

const words = {
  title: 'Coupons',
  search: 'Search by code',
  ends: 'Until',
  fields: { code: 'Code', title: 'Text', status: 'Status' },
  columns: { title: 'Name', uses: 'Used' },
  status: { show: 'Shown', hide: 'Hidden' },
  empty: { title: 'No coupons yet', text: 'Make one.' },
};
const coupon: Coupon = {
  id: '1',
  code: 'NEW',
  title: { en: 'Welcome' },
  status: 'hide',
  uses: 1200,
  ends: null,
};

function CouponPage({ items }: { items: Coupon[] }) {
  const { page, columns, views, filter } = useListWords<Coupon>('coupons' as 'common');
  const params = useListParams({ filters: ['status'], defaultSort: 'code' });
  return (
    <ListPage<Coupon>
      {...page}
      params={params}
      query={{
        data: { items, totalDoc: items.length, page: 1, pages: 1 },
        isPending: false,
        isError: false,
        error: null,
        isPlaceholderData: false,
        refetch: () => Promise.reject(new Error('not here')),
      }}
      rowId={({ id }) => id}
      views={views('status', ['show', 'hide'], { show: 2, hide: 3 })}
      filters={[filter('status', ['show', 'hide'])]}
      columns={columns([
        { key: 'code' },
        { key: 'title', as: 'text' },
        { key: 'status', tones: { hide: 'neutral' } },
        { key: 'uses', as: 'number' },
        { key: 'ends', as: 'date' },
        { key: 'more', header: 'More', cell: ({ code }) => `${code}!` },
        { key: 'id' },
      ])}
    />
  );
}

const open = (items: Coupon[]) =>
  renderRoutes(() => [{ path: '/admin/coupons', element: <CouponPage items={items} /> }], {
    path: '/admin/coupons',
    session: tenantAdmin(),
    handlers: {},
    translations: async () => ({ coupons: words }),
  });

it('a list takes its headers from its words, and its cells from the fields of its rows; a missing word shows its key', async () => {
  await open([coupon]);
  const cells = (role: 'columnheader' | 'cell') => screen.getAllByRole(role).map((cell) => cell.textContent);
  await screen.findByRole('heading', { name: /Coupons/ });
  expect(cells('columnheader')).toEqual(['Code', 'Name', 'Status', 'Used', 'Until', 'More', 'id']);
  expect(cells('cell')).toEqual(['NEW', 'Welcome', 'Hidden', '1,200', '', 'NEW!', '1']);
  expect(screen.getByPlaceholderText('Search by code')).toBeInTheDocument();
});

it('the views and filters of a list are called as their values, and the view of all rows counts them all', async () => {
  await open([coupon]);
  expect(await screen.findByText('All')).toHaveTextContent('All 5');
  expect(screen.getByLabelText('Status')).toHaveTextContent('AnyShownHidden');
});

it('a list without rows says so in its own words', async () => {
  await open([]);
  expect(await screen.findByText('No coupons yet')).toBeInTheDocument();
  expect(screen.getByText('Make one.')).toBeInTheDocument();
});
