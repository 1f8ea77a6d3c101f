import { screen, waitFor, within } from '@testing-library/react';
import type { Collected, OwnSubscription, SubscriptionInvoice } from 'api';
import type { Handlers } from 'mfe-shared/testing';
import { openAdmin } from '../../testing/open-admin';

const id = '0199a000-0000-7000-8000-000000000008';
const method = { label: 'Visa •••• 4242', expMonth: 12, expYear: 2031 };
const plan = {
  ...{ id, name: { en: 'Corner' }, description: {}, prices: { EUR: 1_900 }, features: [], trialDays: 30 },
  ...{ maxProducts: null, maxStaff: null, maxOrders: null, maxStorageMb: null },
};
const own = (changes: Partial<OwnSubscription> = {}): OwnSubscription => ({
  ...{ state: 'active', currency: 'EUR', renews: true, endsAt: '2026-06-01T10:00:00.000Z', credit: 0 },
  ...{ pastDueSince: null, inactiveSince: null, version: 4, plan, choices: [], collects: true, method: null },
  usage: {
    products: { used: 1, limit: null },
    staff: { used: 1, limit: null },
    orders: { used: 1, limit: null },
    storage: { used: 1, limit: null },
  },
  ...changes,
});
const invoice = (changes: Partial<SubscriptionInvoice> = {}): SubscriptionInvoice => ({
  ...{ id, number: 42, status: 'open', currency: 'EUR', net: 1_900, tax: 361, total: 2_261 },
  ...{ issuedAt: '2026-05-01T10:00:00.000Z', dueAt: '2099-05-15T10:00:00.000Z', paidAt: null },
  ...{ collectAt: null, problem: null },
  ...changes,
});

const clicked: string[] = [];
beforeEach(() => {
  clicked.length = 0;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function follow(
    this: HTMLAnchorElement,
  ) {
    clicked.push(this.href);
  });
});
afterEach(() => jest.restoreAllMocks());

const open = (
  subscription: OwnSubscription,
  invoices: SubscriptionInvoice[],
  handlers: Handlers = {},
  path = '/admin/subscription',
) =>
  openAdmin(
    path,
    { 'GET /subscription': { subscription }, 'GET /subscription/invoices': invoices, ...handlers },
    ['read_subscription', 'write_subscription'],
  );

it('a payment method is entered at the page of the provider', async () => {
  const { user, requests } = await open(own(), [], {
    'POST /subscription/method': { url: 'https://checkout.stripe.test/c/1' },
  });
  expect(await screen.findByText('No payment method yet: invoices are paid by bank transfer.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add payment method' }));
  await waitFor(() => expect(clicked).toEqual(['https://checkout.stripe.test/c/1']));
  expect(requests.find((request) => request.method === 'POST')?.body).toEqual({ language: 'en' });
});

it('staff who come back from the payment provider see the payment method', async () => {
  const asked: string[] = [];
  await open(
    own({ method }),
    [],
    {
      'POST /subscription/method/check': ({ body }: { body: unknown }) => {
        asked.push((body as { entered: string }).entered);
        return { subscription: own({ method }) };
      },
    },
    '/admin/subscription?entered=cs_1',
  );
  expect(await screen.findByText('Visa •••• 4242 is your payment method.')).toBeInTheDocument();
  expect(await screen.findByText('Valid until 12/2031')).toBeInTheDocument();
  expect(asked).toEqual(['cs_1']);
});

it('an invoice that failed says why, when it is tried again, and is paid at once by a press', async () => {
  const paid: Collected = { invoice: invoice({ status: 'paid' }), confirmUrl: null };
  const failed = invoice({ problem: 'no_funds', collectAt: '2026-05-04T10:00:00.000Z' });
  const { user } = await open(own({ method, state: 'past_due' }), [failed], {
    'POST /subscription/invoices/:id/pay': paid,
  });
  expect(await screen.findByText(/^A payment failed. The shop closes 14 days after that/)).toBeVisible();
  const row = within(screen.getByText('L-000042').closest('tr') as HTMLElement);
  expect(await row.findByText('Insufficient funds')).toBeInTheDocument();
  expect(row.getByText(/^Again on/)).toBeInTheDocument();
  await user.click(row.getByRole('button', { name: 'Pay now: L-000042' }));
  expect(await screen.findByText('L-000042 is paid.')).toBeInTheDocument();
});

it('staff are sent to a bank that wants to ask, and read it when a card is declined again', async () => {
  const confirmUrl = 'https://hooks.stripe.test/bank';
  let answer: Collected = { invoice: invoice({ problem: 'confirm' }), confirmUrl };
  const { user } = await open(own({ method }), [invoice({ problem: 'confirm' })], {
    'POST /subscription/invoices/:id/pay': () => answer,
  });
  const pay = await screen.findByRole('button', { name: 'Pay now: L-000042' });
  expect(await screen.findByText('Needs confirmation by the bank')).toBeInTheDocument();
  await user.click(pay);
  await waitFor(() => expect(clicked).toEqual([confirmUrl]));
  answer = { invoice: invoice({ problem: 'declined' }), confirmUrl: null };
  await user.click(screen.getByRole('button', { name: 'Pay now: L-000042' }));
  expect(await screen.findByText(/^The card was declined/)).toBeInTheDocument();
});

it('a payment method is removed after a question, and without one no invoice can be paid by a press', async () => {
  const { user, requests, unmount } = await open(own({ method }), [invoice()], {
    'DELETE /subscription/method': { subscription: own() },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('The payment method is removed.')).toBeInTheDocument();
  expect(requests.some((request) => request.method === 'DELETE')).toBe(true);
  unmount();
  await open(own({ collects: false }), [invoice()]);
  expect(await screen.findByText('Open')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Pay now|payment method/ })).not.toBeInTheDocument();
});
