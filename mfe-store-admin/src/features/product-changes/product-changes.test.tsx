import { act, screen, waitFor, within } from '@testing-library/react';
import type { ChangeItem, ProductChange } from 'api';
import { exportedLines, oneByOne } from 'mfe-shared/testing';
import { categories, id, list, text } from '../../testing/fixtures';
import { everything, openAdmin } from '../../testing/open-admin';

const change = (changes: Partial<ProductChange> = {}): ProductChange => ({
  id: id(801),
  kind: 'bulk',
  status: 'ready',
  actorName: 'Olive Owner',
  source: { type: 'percent', basisPoints: 1_000, ending: '99', asSale: false },
  total: 3,
  applied: 0,
  unchanged: 1,
  refused: 0,
  changesStock: false,
  undoOf: null,
  undoneBy: null,
  undoUntil: null,
  createdAt: '2026-08-14T09:30:00.000Z',
  finishedAt: null,
  ...changes,
});

const item = (changes: Partial<ChangeItem> = {}): ChangeItem => ({
  position: 1,
  productId: id(101),
  variantId: id(201),
  sku: 'BANANAS',
  title: text('Bananas'),
  label: text(''),
  before: { price: 199 },
  after: { price: 219 },
  state: 'waiting',
  problems: [],
  ...changes,
});

const path = `/admin/products/changes/${id(801)}`;
const handlers = { 'GET /categories': categories };

it('a name that changes in another language than the reader’s is shown in that one', async () => {
  const named = (de: string) => ({ title: { en: 'Cheese', de, fr: '' } });
  await openAdmin(path, {
    ...handlers,
    'GET /product-changes/:id': change(),
    'GET /product-changes/:id/items': list([item({ before: named('Käse'), after: named('Bergkäse') })]),
  });
  const row = (await screen.findByText('Bergkäse')).closest('tr');
  expect(row).toHaveTextContent('NameKäsebecomesBergkäse');
});

it('a change of many products shows each row before and after, runs, and tells how it ended', async () => {
  const running = change({ status: 'running', applied: 1 });
  const done = change({ status: 'done', applied: 2, undoUntil: '2026-09-13T09:30:00.000Z' });
  let now = change();
  const page = await openAdmin(path, {
    ...handlers,
    'GET /product-changes/:id': () => now,
    'GET /product-changes/:id/items': () =>
      list([item({ state: now.status === 'done' ? 'applied' : 'waiting' })]),
    'POST /product-changes/:id/run': () => {
      now = running;
      return running;
    },
  });
  expect(await screen.findByRole('heading', { name: 'Prices +10%' })).toBeInTheDocument();
  expect(screen.getByText(/2 rows will change, 1 stay as they are/)).toBeInTheDocument();
  const row = (await screen.findByText('Bananas')).closest('tr');
  expect(row).toHaveTextContent('Price$1.99becomes$2.19');
  await page.user.click(screen.getByRole('button', { name: 'Change 2 rows' }));
  expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '67');
  now = done;
  expect(await screen.findByText('2 rows changed, 0 refused, 1 stayed as they were.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
});

it('a change of many products is stopped while it runs, and says what it had changed by then', async () => {
  let now = change({ status: 'running', applied: 1 });
  const page = await openAdmin(path, {
    ...handlers,
    'GET /product-changes/:id': () => now,
    'GET /product-changes/:id/items': list([item()]),
    'POST /product-changes/:id/cancel': () => {
      now = change({ status: 'cancelled', applied: 1, undoUntil: '2026-09-13T09:30:00.000Z' });
      return now;
    },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('1 rows changed, 0 refused, 1 stayed as they were.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument();
});

it('refused rows of a change say why, and are saved as a file', async () => {
  const saved: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
    revokeObjectURL: () => undefined,
  });
  const page = await openAdmin(`${path}?state=refused`, {
    ...handlers,
    'GET /product-changes/:id': change({ status: 'done', applied: 1, refused: 1 }),
    'GET /product-changes/:id/items': list([
      item({ state: 'refused', problems: [{ field: 'price', message: 'changed' }] }),
    ]),
    'GET /product-changes/:id/problems': () => ({ status: 200, body: 'SKU,Problem' }),
  });
  expect(await screen.findByText('Price: somebody changed it meanwhile')).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Problems as CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(page.requests.find(({ path: to }) => to.endsWith('/items'))?.params).toMatchObject({
    state: 'refused',
  });
});

it('a recent change is undone from the list, which leads to the undoing', async () => {
  const undo = change({ id: id(802), kind: 'undo', source: { type: 'undo' }, status: 'queued' });
  const page = await openAdmin('/admin/products/changes', {
    ...handlers,
    'GET /product-changes': list([
      change({ status: 'done', applied: 2, undoUntil: '2026-09-13T09:30:00.000Z' }),
      change({ id: id(803), status: 'done', source: { type: 'status', status: 'hide' }, undoneBy: id(804) }),
    ]),
    'GET /product-changes/:id': undo,
    'GET /product-changes/:id/items': list([]),
    'POST /product-changes/:id/undo': { status: 201, body: undo },
  });
  const row = (await screen.findByRole('link', { name: 'Prices +10%' })).closest('tr') as HTMLElement;
  expect(screen.getByRole('link', { name: 'Hidden' }).closest('tr')).toHaveTextContent('Undone');
  await page.user.click(within(row).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(page.router.state.location.pathname).toContain(id(802)));
});

it('the list of changes is read again while one of them is at work', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  let now = change({ status: 'running', applied: 1 });
  const page = await openAdmin('/admin/products/changes', {
    ...handlers,
    'GET /product-changes': () => list([now]),
  });
  const reads = () => page.requests.filter(({ path: to }) => to === '/product-changes').length;
  const row = (await screen.findByRole('link', { name: 'Prices +10%' })).closest('tr');
  expect(row).toHaveTextContent('1 of 3');
  now = change({ status: 'done', applied: 2 });
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(row).toHaveTextContent('2 of 3');
  const before = reads();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(reads()).toBe(before);
  jest.useRealTimers();
});

it('recent changes are saved as CSV, those of all pages', async () => {
  const done = change({ status: 'done', applied: 2, finishedAt: '2026-08-14T09:31:00.000Z' });
  const page = await openAdmin('/admin/products/changes', {
    ...handlers,
    'GET /product-changes': oneByOne(done, {
      ...done,
      ...{ id: id(803), source: { type: 'status', status: 'hide' }, undoneBy: id(804) },
    }),
  });
  const rest = 'bulk,done,3,2,1,0,Olive Owner,2026-08-14T09:30:00.000Z,2026-08-14T09:31:00.000Z';
  expect(await exportedLines(page)).toEqual([
    'change,kind,status,rows,applied,unchanged,refused,actor,createdAt,finishedAt,isUndone',
    `Prices +10%,${rest},false`,
    `Hidden,${rest},true`,
  ]);
});

it('recent changes are refused to a role that may not change products', async () => {
  const may = everything.filter((permission) => permission !== 'write_products');
  await openAdmin('/admin/products/changes', handlers, may);
  expect(await screen.findByText('You have no access here')).toBeInTheDocument();
});
