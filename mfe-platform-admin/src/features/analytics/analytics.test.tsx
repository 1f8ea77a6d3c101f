import { screen, waitFor, within } from '@testing-library/react';
import type { Handlers } from 'mfe-shared/testing';
import { failure, platformAdmin, renderRoutes } from 'mfe-shared/testing';
import { createRoutes, loadTranslations } from '../../routes';
import type { PlatformAnalytics } from './analytics.queries';

const measured = { databaseMs: 90_000, pictureBytes: 2_500_000_000, databaseBytes: 31_000_000, loadP95: 640 };
const unmeasured = { databaseMs: 0, pictureBytes: null, databaseBytes: null, loadP95: null };
const counts = { orders: 4, activeStores: 2, newStores: 1, signUps: 3, errors: 0, ...measured };
const none = {
  ...{ orders: 0, activeStores: 0, newStores: 0, signUps: 0, errors: 0, amounts: {} },
  ...unmeasured,
};
const figures = {
  ...counts,
  stores: 40,
  sales: [
    { currency: 'EUR', orders: 3, amount: 120_000 },
    { currency: 'USD', orders: 1, amount: 5_000 },
  ],
};
const reply: PlatformAnalytics = {
  range: { startDate: '2026-03-01', endDate: '2026-03-02' },
  before: { startDate: '2026-02-27', endDate: '2026-02-28' },
  figures,
  figuresBefore: { ...figures, orders: 2, sales: [{ currency: 'EUR', orders: 2, amount: 60_000 }] },
  days: [
    {
      day: '2026-03-01',
      ...{ ...counts, amounts: { EUR: 120_000, USD: 5_000 } },
      before: { ...none, orders: 2, amounts: { EUR: 60_000 } },
    },
    { day: '2026-03-02', ...none, before: none },
  ],
  cohorts: [
    { month: '2026-01-01', stores: 4, active: [4, 3, 1] },
    { month: '2026-02-01', stores: 2, active: [1, 2] },
  ],
};

const open = (handlers: Handlers = {}, path = '/platform-admin/analytics') =>
  renderRoutes(createRoutes, {
    path,
    host: 'platform',
    session: platformAdmin(),
    translations: loadTranslations,
    handlers: { 'GET /platform-analytics': reply, ...handlers },
  });
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

it('the figures of all stores are shown by currency, with their change and a link to the stores', async () => {
  await open();
  const orders = await screen.findByRole('link', { name: 'Orders' });
  expect(orders).toHaveAttribute('href', '/platform-admin/tenants?sort=-orders');
  expect(screen.getAllByText('+100%')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Revenue in USD' })).toBeInTheDocument();
  expect(screen.getByText('€600.00 before')).toBeInTheDocument();
});

it('a chart’s figures are in a table, too', async () => {
  const { user } = await open();
  const orders = await panel('Orders by day');
  await user.click(orders.getByRole('tab', { name: 'Table' }));
  const [, first] = orders.getAllByRole('row');
  expect(
    within(first as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(['4', '2']));
});

it('the resources that stores take are shown with their unit, and a day that was not measured as such', async () => {
  const { user } = await open();
  expect(await screen.findByRole('link', { name: 'Pictures' })).toHaveAttribute(
    'href',
    '/platform-admin/tenants?sort=-pictureBytes',
  );
  for (const text of ['90 s', '2.5 GB', '31 MB', '640 ms'])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  const pictures = await panel('Bytes of pictures by day');
  await user.click(pictures.getByRole('tab', { name: 'Table' }));
  const [, first, second] = pictures.getAllByRole('row');
  expect(within(first as HTMLElement).getByText('2.5 GB')).toBeInTheDocument();
  expect(within(second as HTMLElement).getAllByText('–')).toHaveLength(2);
});

it('the revenue of all stores is shown in one currency after the other', async () => {
  const { user } = await open();
  const revenue = await panel('Revenue by day, EUR');
  await user.selectOptions(revenue.getByLabelText('Currency'), 'USD');
  const other = await panel('Revenue by day, USD');
  await user.click(other.getByRole('tab', { name: 'Table' }));
  expect(other.getByText('$50.00')).toBeInTheDocument();
});

it('the retention of stores says in which share of a month’s stores somebody ordered later', async () => {
  await open();
  const retention = await panel('Retention of stores');
  const row = retention.getByText('2026-01').closest('tr') as HTMLElement;
  for (const share of ['100%', '75%', '25%']) expect(within(row).getByText(share)).toBeInTheDocument();
});

it('the retention of stores is saved as a CSV file', async () => {
  const saved: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
    revokeObjectURL: () => undefined,
  });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Save as CSV: Retention of stores' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const text = await saved[0]?.text();
  expect(text).toContain('2026-01,4,4,3,1');
});

it('the chosen comparison of the platform’s figures is requested and kept in the URL', async () => {
  const { user, requests, router } = await open();
  await user.selectOptions(await screen.findByLabelText('Compare with'), 'A year ago');
  await waitFor(() => expect(requests.at(-1)?.params).toMatchObject({ compare: 'year' }));
  expect(router.state.location.search).toContain('compare=year');
});

it('figures of the platform that do not load offer to try again', async () => {
  await open({ 'GET /platform-analytics': failure(500, 'INTERNAL') });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
});
