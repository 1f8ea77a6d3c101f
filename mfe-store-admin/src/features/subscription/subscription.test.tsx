import { screen, waitFor, within } from '@testing-library/react';
import type { OwnSubscription, PlanChoice, SubscriptionInvoice, SubscriptionInvoiceDetail } from 'api';
import type { Handlers } from 'mfe-shared/testing';
import { failure } from 'mfe-shared/testing';
import { openAdmin } from '../../testing/open-admin';

const id = (end: number) => `0199a000-0000-7000-8000-00000000000${end}`;
const corner: PlanChoice = {
  ...{ id: id(1), name: { en: 'Corner' }, description: { en: 'To begin with' }, prices: { EUR: 1_900 } },
  ...{ maxProducts: 200, maxStaff: 3, maxOrders: 200, maxStorageMb: 500, features: [], trialDays: 30 },
  ...{ fits: true, difference: 0 },
};
const market: PlanChoice = {
  ...{ ...corner, id: id(2), name: { en: 'Market' }, prices: { EUR: 4_900 }, maxProducts: null },
  ...{ features: ['integrations'], difference: 1_500 },
};
const own = (changes: Partial<OwnSubscription> = {}): OwnSubscription => ({
  ...{ state: 'active', currency: 'EUR', renews: true, endsAt: '2026-06-01T10:00:00.000Z', credit: 0 },
  ...{ pastDueSince: null, inactiveSince: null, version: 4, plan: corner, choices: [corner, market] },
  ...{ collects: false, method: null },
  usage: {
    products: { used: 190, limit: 200 },
    staff: { used: 2, limit: 3 },
    orders: { used: 12, limit: 200 },
    storage: { used: 40, limit: null },
  },
  ...changes,
});
const invoice: SubscriptionInvoice = {
  ...{ id: id(8), number: 42, status: 'paid', currency: 'EUR', net: 1_900, tax: 361, total: 2_261 },
  issuedAt: '2026-05-01T10:00:00.000Z',
  dueAt: '2026-05-15T10:00:00.000Z',
  paidAt: '2026-05-03T10:00:00.000Z',
  ...{ collectAt: null, problem: null },
};

const open = (
  subscription: OwnSubscription | null,
  handlers: Handlers = {},
  rights = ['read_subscription', 'write_subscription'],
) =>
  openAdmin(
    '/admin/subscription',
    { 'GET /subscription': { subscription }, 'GET /subscription/invoices': [invoice], ...handlers },
    rights,
  );
type Page = Awaited<ReturnType<typeof open>>;
const sent = ({ requests }: Page, method: string) => requests.find((request) => request.method === method);

it('the page of the subscription says what is used of the plan and allowed, and what comes next', async () => {
  await open(own());
  const meter = await screen.findByRole('meter', { name: 'Products' });
  expect(meter).toHaveAttribute('aria-valuetext', '190 of 200');
  expect(screen.getByText('40, no limit')).toBeInTheDocument();
  expect(screen.getByText(/€19.00 a month, without tax · renews on/)).toBeInTheDocument();
  const row = screen.getByText('L-000042').closest('tr') as HTMLElement;
  expect(await within(row).findByText('Paid')).toBeInTheDocument();
  expect(within(row).getByText('€22.61')).toBeInTheDocument();
});

it('a larger plan is chosen after reading what it costs now and later', async () => {
  const page = await open(own(), { 'PUT /subscription': { subscription: own({ plan: market }) } });
  await page.user.click(await screen.findByRole('button', { name: 'Choose Market' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/an invoice of €15.00 now.*it costs €49.00 a month/)).toBeInTheDocument();
  await page.user.click(dialog.getByRole('button', { name: 'Choose' }));
  expect(await screen.findByText('Market is your plan.')).toBeInTheDocument();
  expect(sent(page, 'PUT')?.body).toEqual({ planId: id(2), version: 4 });
});

it('a refused choice of a plan says why, and a plan that is too small cannot be chosen', async () => {
  const page = await open(own({ choices: [{ ...corner, fits: false }, market], plan: corner }), {
    'PUT /subscription': failure(409, 'INVOICE_OPEN'),
  });
  const small = await screen.findByRole('button', { name: 'Too small for your store: Corner' });
  expect(small).toBeDisabled();
  expect(small).toHaveTextContent('Too small for your store');
  await page.user.click(screen.getByRole('button', { name: 'Choose Market' }));
  const dialog = within(await screen.findByRole('dialog'));
  await page.user.click(dialog.getByRole('button', { name: 'Choose' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('An open invoice has to be paid first.');
});

it('a trial without a chosen plan says when the shop closes, and one press keeps it', async () => {
  const page = await open(own({ state: 'trial', renews: false }), {
    'PUT /subscription': { subscription: own({ state: 'trial' }) },
  });
  expect(await screen.findByText(/^Your trial ends on/)).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Keep this plan: Corner' }));
  await page.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Choose' }));
  await waitFor(() => expect(sent(page, 'PUT')?.body).toEqual({ planId: id(1), version: 4 }));
});

it('the plan is cancelled after a question', async () => {
  const page = await open(own(), { 'POST /subscription/cancel': { subscription: own({ renews: false }) } });
  await page.user.click(await screen.findByRole('button', { name: 'Cancel plan' }));
  expect(sent(page, 'POST')).toBeUndefined();
  await page.user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel plan' }),
  );
  expect(await screen.findByText('The plan is cancelled.')).toBeInTheDocument();
  expect(sent(page, 'POST')?.body).toEqual({ version: 4 });
});

it('staff who may only read the subscription see no button to change the plan, and a store without a plan has no limits', async () => {
  const { unmount } = await open(own(), {}, ['read_subscription']);
  expect(await screen.findByRole('heading', { name: 'Market' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Choose|^Keep|^Cancel/ })).not.toBeInTheDocument();
  unmount();
  await open(null);
  expect(await screen.findByText('No limits')).toBeInTheDocument();
});

it('an invoice has a page with what it is for, its tax and what it is collected from', async () => {
  const written: SubscriptionInvoiceDetail = {
    ...{ ...invoice, status: 'open', paidAt: null, taxRateBp: 1_900, method: 'Visa •••• 4242' },
    issuer: { name: 'Larder Ltd', address: '1 Quay', taxNumber: 'GB 1', payment: 'IBAN 1' },
    billTo: { name: 'Fresh Ltd', address: '2 High Street', taxNumber: '' },
    lines: [
      { kind: 'month', plan: { en: 'Corner' }, from: null, until: null, amount: 2_400 },
      { kind: 'credit', plan: null, from: null, until: null, amount: -500 },
    ],
  };
  await openAdmin(`/admin/subscription/invoices/${id(8)}`, { 'GET /subscription/invoices/:id': written }, [
    'read_subscription',
    'write_subscription',
  ]);
  const paper = within(await screen.findByRole('article', { name: 'L-000042' }));
  for (const text of ['Plan: Corner', 'Credit from earlier changes', '-€5.00', 'Tax 19%', '€3.61', '€22.61'])
    expect(paper.getByText(text)).toBeInTheDocument();
  expect(paper.getByText(/collected from Visa •••• 4242/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Pay now: L-000042' })).toBeInTheDocument();
});
