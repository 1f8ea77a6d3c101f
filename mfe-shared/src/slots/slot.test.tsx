import { act, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Handlers } from '../testing/fake-api';
import { renderRoutes } from '../testing/render-routes';
import type { TestSession } from '../testing/test-session';
import { customer, tenantAdmin } from '../testing/test-session';
import { provideSlots } from './composed-slots';
import { Slot } from './slot';
import type { SlotFiller } from './slots.types';

const report = jest.fn();
const panelOf =
  (remote: string) =>
  ({ orderId }: { orderId?: string }): ReactNode => <section aria-label={remote}>{`of ${orderId}`}</section>;
const filler = (remote: string, given: Partial<SlotFiller> = {}): SlotFiller => ({
  slot: 'store-admin.order',
  remote,
  order: 10,
  load: async () => panelOf(remote),
  report,
  ...given,
});
const broken = (error: Error) => ({
  load: async () => () => {
    throw error;
  },
});

const open = (session: TestSession | null, handlers: Handlers = { 'GET /setting/slots': {} }) =>
  renderRoutes(
    () => [
      {
        path: '/',
        element: (
          <main>
            <h1>Order 7</h1>
            <Slot name="store-admin.order" props={{ orderId: '7' }} />
          </main>
        ),
      },
    ],
    { path: '/', session, handlers },
  );
const shown = () => screen.getAllByRole('region').map((panel) => panel.getAttribute('aria-label'));

beforeEach(() => {
  report.mockClear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => act(() => provideSlots([])));

it('a slot shows its fillers with the page’s props, in the order of their records', async () => {
  provideSlots([
    filler('mfe-b', { order: 20 }),
    filler('mfe-a'),
    filler('mfe-c', { slot: 'store-admin.product' }),
    filler('mfe-d', { permission: 'read_coupons' }),
    filler('mfe-e', { permission: 'read_orders', order: 30 }),
  ]);
  await open(tenantAdmin({ permissions: ['read_orders'] }));
  expect(await screen.findAllByText('of 7')).toHaveLength(3);
  expect(shown()).toEqual(['mfe-a', 'mfe-b', 'mfe-e']);
});

it('a store orders the fillers of a slot and hides some', async () => {
  provideSlots(['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d'].map((remote) => filler(remote)));
  const arranged = { 'store-admin.order': { order: ['mfe-c', 'mfe-gone', 'mfe-b'], hidden: ['mfe-a'] } };
  await open(null, { 'GET /setting/slots': arranged });
  expect(await screen.findAllByText('of 7')).toHaveLength(3);
  expect(shown()).toEqual(['mfe-c', 'mfe-b', 'mfe-d']);
});

it('a page without fillers asks for no order', async () => {
  const { requests } = await open(null);
  expect(await screen.findByRole('heading')).toBeVisible();
  expect(requests.filter(({ path }) => path === '/setting/slots')).toEqual([]);
});

it.each([
  ['throws', broken(new Error('boom')), 1],
  ['does not load', { load: async () => Promise.reject(new Error('gone')) }, 0],
])(
  'a filler that %s fails alone: the page and its neighbour stay, and staff read it',
  async (_how, given, times) => {
    provideSlots([filler('mfe-broken', given), filler('mfe-fine')]);
    await open(tenantAdmin());
    expect(await screen.findByText('A panel of mfe-broken could not be shown.')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'mfe-fine' })).getByText('of 7')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Order 7' })).toBeVisible();
    expect(report).toHaveBeenCalledTimes(times);
  },
);

it('shoppers see nothing of a filler that fails', async () => {
  provideSlots([filler('mfe-broken', broken(new Error('boom'))), filler('mfe-fine')]);
  await open(customer());
  expect(await screen.findByText('of 7')).toBeVisible();
  expect(screen.queryByText(/could not be shown/)).not.toBeInTheDocument();
});
