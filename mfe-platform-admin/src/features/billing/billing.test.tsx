import { screen, waitFor, within } from '@testing-library/react';
import type { InvoiceRow, Issuer, Plan, SubscriptionRow } from 'api';
import type { ApiReply } from 'mfe-shared';
import type { Handlers } from 'mfe-shared/testing';
import { exportedLines, failure, oneByOne, platformAdmin, renderRoutes } from 'mfe-shared/testing';
import { createRoutes, loadTranslations } from '../../routes';

const id = (end: number) => `0199a000-0000-7000-8000-00000000000${end}`;
const plan = (changes: Partial<Plan> = {}): Plan => ({
  ...{ id: id(1), name: { en: 'Market' }, description: {}, prices: { EUR: 4_900 }, features: [] },
  ...{ maxProducts: 2_000, maxStaff: null, maxOrders: null, maxStorageMb: null, trialDays: 30 },
  ...{ status: 'show', isDefault: true, position: 1, version: 3, stores: 12 },
  updatedAt: '2026-05-01T10:00:00.000Z',
  ...changes,
});
const hidden = plan({
  id: id(2),
  name: { en: 'Friends' },
  prices: { EUR: 0 },
  status: 'hide',
  isDefault: false,
});
const subscription = (changes: Partial<SubscriptionRow> = {}): SubscriptionRow => ({
  ...{ id: id(5), store: 'Fresh Corner', slug: 'fresh', state: 'trial', currency: 'EUR', renews: false },
  ...{ endsAt: '2026-06-01T10:00:00.000Z', credit: 0, pastDueSince: null, inactiveSince: null, version: 7 },
  ...{ planId: id(1), plan: { en: 'Market' }, price: 4_900, method: null },
  ...changes,
});
const invoice = (changes: Partial<InvoiceRow> = {}): InvoiceRow => ({
  ...{ id: id(8), number: 42, status: 'open', currency: 'EUR', net: 4_900, tax: 931, total: 5_831 },
  ...{ issuedAt: '2026-04-01T10:00:00.000Z', dueAt: '2026-04-15T10:00:00.000Z', paidAt: null },
  ...{ tenantId: id(5), store: 'Fresh Corner', paidNote: '', collectAt: null, problem: null },
  ...changes,
});
const issuer: Issuer = {
  ...{ name: 'Larder Ltd', address: '1 Quay', taxNumber: '', taxRateBp: 1_900, paymentDays: 14 },
  ...{ payment: 'IBAN 1', version: 2 },
};
const list = <Row,>(items: Row[]) => ({ items, totalDoc: items.length, page: 1, pages: 1 });

const open = (path: string, handlers: Handlers, session = platformAdmin()) =>
  renderRoutes(createRoutes, {
    path: `/platform-admin/billing${path}`,
    handlers,
    session,
    translations: loadTranslations,
    host: 'platform',
  });
type Page = Awaited<ReturnType<typeof open>>;
const sent = ({ requests }: Page, method: string) => requests.find((request) => request.method === method);

it('the list of subscriptions says which plan a store has, in which state, and what comes next', async () => {
  await open('', { 'GET /subscriptions': list([subscription()]) });
  const row = (await screen.findByRole('link', { name: 'Fresh Corner' })).closest('tr') as HTMLElement;
  for (const text of ['Trial', 'Market', '€49.00', /^Ends on/])
    expect(within(row).getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Subscriptions' })).toHaveAttribute('aria-current', 'page');
});

it('subscriptions and invoices are saved as CSV, those of all pages that match', async () => {
  const free = subscription({ id: id(6), store: 'Greens', state: 'active', price: null, endsAt: null });
  const first = await open('?state=trial', { 'GET /subscriptions': oneByOne(subscription(), free) });
  expect(await exportedLines(first)).toEqual([
    'store,state,plan,price,currency,method,renews,endsAt,inactiveSince',
    'Fresh Corner,trial,Market,49.00,EUR,,false,2026-06-01T10:00:00.000Z,',
    'Greens,active,Market,,EUR,,false,,',
  ]);
  const read = first.requests.filter(({ path, params }) => path === '/subscriptions' && params.limit === 100);
  expect(read.map(({ params }) => [params.page, params.state])).toEqual([
    [1, 'trial'],
    [2, 'trial'],
  ]);
  first.unmount();
  const other = invoice({ id: id(9), number: 43, total: 5, tax: 0, net: 5, paidNote: 'bank, 3 May' });
  const second = await open('/invoices', { 'GET /invoices': oneByOne(invoice(), other) });
  const days = '2026-04-01T10:00:00.000Z,2026-04-15T10:00:00.000Z,';
  expect(await exportedLines(second)).toEqual([
    'number,store,status,net,tax,total,currency,issuedAt,dueAt,paidAt,paidNote',
    `L-000042,Fresh Corner,open,49.00,9.31,58.31,EUR,${days},`,
    `L-000043,Fresh Corner,open,0.05,0.00,0.05,EUR,${days},"bank, 3 May"`,
  ]);
});

it('a store gets a plan that nobody else can choose, and a longer trial', async () => {
  const page = await open('', {
    'GET /subscriptions': list([subscription()]),
    'GET /plans': list([plan(), hidden]),
    'PUT /subscriptions/:id': subscription({ planId: id(2) }),
  });
  await page.user.click(await screen.findByRole('button', { name: 'Change the plan of Fresh Corner' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Change' })).toBeDisabled();
  await page.user.selectOptions(await dialog.findByLabelText('Plan'), 'Friends · €0.00 · Hidden');
  const day = dialog.getByLabelText('Last day of the trial');
  await page.user.clear(day);
  await page.user.type(day, '2026-07-01');
  await page.user.click(dialog.getByRole('button', { name: 'Change' }));
  expect(await screen.findByText('Fresh Corner has its new plan.')).toBeInTheDocument();
  expect(sent(page, 'PUT')).toMatchObject({
    path: `/subscriptions/${id(5)}`,
    body: { planId: id(2), version: 7, trialEndsAt: '2026-07-01T23:59:59.000Z' },
  });
});

it('a refused change of a subscription says why, and the dialog stays', async () => {
  const page = await open('', {
    'GET /subscriptions': list([subscription({ state: 'past_due' })]),
    'GET /plans': list([plan(), hidden]),
    'PUT /subscriptions/:id': failure(409, 'INVOICE_OPEN'),
  });
  await page.user.click(await screen.findByRole('button', { name: /^Change the plan/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await page.user.selectOptions(await dialog.findByLabelText('Plan'), 'Friends · €0.00 · Hidden');
  await page.user.click(dialog.getByRole('button', { name: 'Change' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('An open invoice has to be paid first.');
});

it('the list of plans shows prices, limits and which one new stores get', async () => {
  await open('/plans', { 'GET /plans': list([plan(), hidden]) });
  const row = (await screen.findByRole('link', { name: /^Market/ })).closest('tr') as HTMLElement;
  for (const text of ['New stores', 'Offered', '€49.00', '2,000', '12'])
    expect(within(row).getByText(text)).toBeInTheDocument();
});

it('a plan is saved with its prices in minor units, and without a limit where a field is empty', async () => {
  const page = await open(`/plans/${id(1)}`, {
    'GET /plans/:id': plan(),
    'PUT /plans/:id': plan({ version: 4 }),
  });
  const price = await screen.findByLabelText('EUR');
  expect(price).toHaveValue('49.00');
  await page.user.clear(price);
  await page.user.type(price, '59,5');
  await page.user.clear(screen.getByLabelText('Products'));
  await page.user.type(screen.getByLabelText('People on the team'), '20');
  await page.user.click(screen.getByLabelText('API keys and webhooks'));
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(page, 'PUT')).toBeDefined());
  expect(sent(page, 'PUT')?.body).toMatchObject({
    ...{ prices: { EUR: 5_950 }, maxProducts: null, maxStaff: 20, features: ['integrations'], version: 3 },
    name: { en: 'Market' },
  });
});

it('a plan’s price that is no amount is refused at its field, and nothing is sent', async () => {
  const page = await open('/plans/add', {});
  await page.user.type(await screen.findByLabelText('EUR'), '49.999');
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('An amount such as 49.00.')).toBeInTheDocument();
  expect(sent(page, 'POST')).toBeUndefined();
});

it('an invoice that is due is overdue, and is marked as paid with a note', async () => {
  const page = await open('/invoices', {
    'GET /invoices': list([invoice()]),
    'PUT /invoices/status/:id': invoice({ status: 'paid' }),
  });
  const row = (await screen.findByText('L-000042')).closest('tr') as HTMLElement;
  expect(within(row).getByRole('link', { name: 'L-000042' })).toHaveAttribute(
    'href',
    `/platform-admin/billing/invoices/${id(8)}`,
  );
  expect(await within(row).findByText('Overdue')).toBeInTheDocument();
  await page.user.click(within(row).getByRole('button', { name: 'Mark L-000042 as paid' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Fresh Corner has paid €58.31/)).toBeInTheDocument();
  await page.user.type(dialog.getByLabelText('Note'), 'bank, 3 May');
  await page.user.click(dialog.getByRole('button', { name: 'Mark as paid' }));
  expect(await screen.findByText('L-000042 is paid.')).toBeInTheDocument();
  expect(sent(page, 'PUT')).toMatchObject({
    path: `/invoices/status/${id(8)}`,
    body: { note: 'bank, 3 May' },
  });
});

type Written = ApiReply<'get', '/invoices/{id}'>;
const written = (changes: Partial<Written> = {}): Written => ({
  ...{ ...invoice(), taxRateBp: 1_900, slug: 'fresh', method: null },
  issuer: { name: 'Larder Ltd', address: '1 Quay', taxNumber: 'GB 1', payment: 'IBAN 1' },
  billTo: { name: 'Fresh Ltd', address: '2 High Street', taxNumber: '' },
  lines: [
    {
      ...{ kind: 'month', plan: { en: 'Market' }, amount: 4_900 },
      ...{ from: '2026-04-01T00:00:00.000Z', until: '2026-05-01T00:00:00.000Z' },
    },
  ],
  ...changes,
});

it('an operator without the permission is not offered to mark an invoice as paid', async () => {
  const session = platformAdmin({ permissions: ['read_billing'] });
  await open('/invoices', { 'GET /invoices': list([invoice()]) }, session);
  expect(await screen.findByText('L-000042')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Mark L-000042 as paid' })).not.toBeInTheDocument();
});

it('an invoice has a page with its lines, tax and how it is paid, and is marked as paid there', async () => {
  let shown = written();
  const page = await open(`/invoices/${id(8)}`, {
    'GET /invoices/:id': () => shown,
    'PUT /invoices/status/:id': () => {
      shown = written({ status: 'paid', paidAt: '2026-04-03T10:00:00.000Z', paidNote: 'by bank' });
      return shown;
    },
  });
  const paper = within(await screen.findByRole('article', { name: 'L-000042' }));
  for (const text of ['Larder Ltd', 'Fresh Ltd', 'Plan: Market', 'Tax 19%', '€9.31', '€58.31', 'IBAN 1'])
    expect(paper.getByText(text)).toBeInTheDocument();
  expect(paper.getByText('April 1, 2026 – May 1, 2026')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Fresh Corner' })).toHaveAttribute(
    'href',
    `/platform-admin/tenants/${id(5)}`,
  );
  await page.user.click(screen.getByRole('button', { name: 'Mark as paid' }));
  const dialog = within(await screen.findByRole('dialog'));
  await page.user.click(dialog.getByRole('button', { name: 'Mark as paid' }));
  expect(await screen.findByText('Paid on')).toBeInTheDocument();
  expect(screen.getByText('by bank')).toBeInTheDocument();
  expect(screen.queryByText('IBAN 1')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Mark as paid' })).not.toBeInTheDocument();
});

it('invoices that could not be collected say why and when they are tried again, and stores what they pay with', async () => {
  const failed = invoice({ problem: 'no_funds', collectAt: '2026-04-18T10:00:00.000Z' });
  const page = await open('/invoices?status=failed', { 'GET /invoices': list([failed]) });
  const row = within((await screen.findByText('L-000042')).closest('tr') as HTMLElement);
  expect(await row.findByText('Insufficient funds')).toBeInTheDocument();
  expect(row.getByText(/^Again on/)).toBeInTheDocument();
  expect(page.requests.find(({ path }) => path === '/invoices')?.params).toMatchObject({ status: 'failed' });
  page.unmount();
  await open('', { 'GET /subscriptions': list([subscription({ method: 'Visa •••• 4242' })]) });
  expect(await screen.findByText('Visa •••• 4242')).toBeInTheDocument();
});

it('the issuer of invoices is saved over the version that was read', async () => {
  const page = await open('/issuer', {
    'GET /invoices/issuer': issuer,
    'PUT /invoices/issuer': { ...issuer, version: 3 },
  });
  const rate = await screen.findByLabelText('Tax');
  await page.user.clear(rate);
  await page.user.type(rate, '7,7');
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(page, 'PUT')?.body).toEqual({ ...issuer, taxRateBp: 770 }));
});
