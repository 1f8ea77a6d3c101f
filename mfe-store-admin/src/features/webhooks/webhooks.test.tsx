import { screen, waitFor, within } from '@testing-library/react';
import type { Webhook, WebhookDelivery } from 'api';
import type { Handlers } from 'mfe-shared/testing';
import { exportedLines, failure, oneByOne, renderRoutes, tenantAdmin } from 'mfe-shared/testing';
import { createRoutes } from '../../routes';
import { id } from '../../testing/fixtures';
import { everything, openAdmin } from '../../testing/open-admin';
import { loadTranslations } from '../../translations';

const webhook = (changes: Partial<Webhook> = {}): Webhook => ({
  id: id(801),
  name: 'Accounting',
  url: 'https://books.example/larder',
  events: ['order.placed'],
  active: true,
  state: 'active',
  failingSince: null,
  stoppedAt: null,
  createdAt: '2026-08-01T08:00:00.000Z',
  version: 1,
  ...changes,
});
const delivery = (changes: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id: id(802),
  type: 'order.placed',
  status: 'failed',
  attempts: 10,
  nextAttemptAt: null,
  attemptedAt: '2026-08-04T08:00:00.000Z',
  problem: 'status',
  replyStatus: 500,
  replyMs: 120,
  createdAt: '2026-08-01T08:00:00.000Z',
  body: '{"type":"order.placed","data":{"items":[{"number":"1042"}]}}',
  replyText: 'No room left',
  ...changes,
});
/** Written out, as a delivery has a `status` of its own. */
const ok = (body: WebhookDelivery) => ({ status: 200, body });
const catalogue = [
  { name: 'order.placed', permission: 'read_orders' },
  { name: 'product.created', permission: 'read_products' },
  { name: 'customer.created', permission: 'read_customers' },
];
const secret = `whsec_${'s'.repeat(43)}=`;
const permissions = [...everything, 'write_integrations'];

const open = (path: string, handlers: Handlers = {}, given = permissions) =>
  openAdmin(
    path,
    {
      'GET /webhooks': { items: [webhook()], totalDoc: 1, page: 1, pages: 1 },
      'GET /webhooks/events': catalogue,
      'GET /webhooks/:id': webhook(),
      'GET /webhooks/:id/deliveries': { items: [delivery()], totalDoc: 1, page: 1, pages: 1 },
      'GET /webhooks/:id/deliveries/:deliveryId': ok(delivery()),
      ...handlers,
    },
    given,
  );
const sent = ({ requests }: Awaited<ReturnType<typeof open>>) =>
  requests.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => ({ method, path, body }));

it('the list of webhooks shows where events are sent, and how that goes', async () => {
  const stopped = webhook({ id: id(803), name: 'Old bridge', state: 'stopped', active: false });
  await open('/admin/webhooks', {
    'GET /webhooks': { items: [webhook(), stopped], totalDoc: 2, page: 1, pages: 1 },
  });
  const row = (await screen.findByRole('link', { name: 'Old bridge' })).closest('tr') as HTMLElement;
  expect(row).toHaveTextContent('Stopped');
  expect(screen.getByText('Accounting').closest('tr')).toHaveTextContent('https://books.example/larder');
});

it('the list of webhooks is saved as CSV with those of all its pages', async () => {
  const other = webhook({ id: id(803), name: 'Old bridge', events: ['order.placed', 'product.created'] });
  const page = await open('/admin/webhooks', { 'GET /webhooks': oneByOne(webhook(), other) });
  expect(await exportedLines(page)).toEqual([
    'name,url,state,events,createdAt',
    'Accounting,https://books.example/larder,active,order.placed,2026-08-01T08:00:00.000Z',
    'Old bridge,https://books.example/larder,active,"order.placed, product.created",2026-08-01T08:00:00.000Z',
  ]);
});

it('a webhook is made of an address and events, and its secret is shown once', async () => {
  const page = await open('/admin/webhooks/add', {
    'POST /webhooks': { status: 201, body: { ...webhook(), secret } },
  });
  await page.user.type(await screen.findByLabelText('Name'), 'Accounting');
  await page.user.type(screen.getByLabelText('Address'), 'https://books.example/larder');
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Choose at least one event.')).toBeInTheDocument();
  await page.user.click(screen.getByRole('checkbox', { name: 'Order placed' }));
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(secret)).toBeInTheDocument();
  const { name, url, events, active } = webhook();
  expect(sent(page)).toEqual([{ method: 'POST', path: '/webhooks', body: { name, url, events, active } }]);
});

it('a webhook’s address that is not on the internet is refused at its field', async () => {
  const details = [{ field: 'url', message: 'not_public' }];
  const page = await open(`/admin/webhooks/${id(801)}`, {
    'PUT /webhooks/:id': failure(400, 'VALIDATION', details),
  });
  const address = await screen.findByLabelText('Address');
  await page.user.clear(address);
  await page.user.type(address, 'https://127.0.0.1/');
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This has to be an https address on the internet.')).toBeInTheDocument();
});

it('staff choose no events for a webhook that they may not read about', async () => {
  const permissions = ['read_integrations', 'write_integrations', 'read_orders'];
  await renderRoutes(createRoutes, {
    path: '/admin/webhooks/add',
    session: tenantAdmin({ role: 'ADMIN', permissions }),
    handlers: { 'GET /webhooks/events': catalogue },
    translations: loadTranslations,
  });
  expect(await screen.findByRole('checkbox', { name: 'Order placed' })).toBeEnabled();
  expect(screen.getByRole('checkbox', { name: 'Customer created' })).toBeDisabled();
});

it('a new secret is made after a question, and a webhook is deleted after one', async () => {
  const page = await open(`/admin/webhooks/${id(801)}`, {
    'POST /webhooks/:id/secret': { ...webhook(), secret },
    'DELETE /webhooks/:id': { success: true },
  });
  await page.user.click(await screen.findByRole('button', { name: 'New secret' }));
  const renewing = await screen.findByRole('dialog', { name: 'Make a new secret?' });
  await page.user.click(within(renewing).getByRole('button', { name: 'New secret' }));
  expect(await screen.findByText(secret)).toBeInTheDocument();
  await page.user.click(await screen.findByRole('button', { name: 'Delete' }));
  const deleting = await screen.findByRole('dialog', { name: 'Delete the webhook Accounting?' });
  await page.user.click(within(deleting).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('link', { name: 'Add webhook' })).toBeInTheDocument();
});

it('a test of a webhook shows its delivery', async () => {
  const test = delivery({
    type: 'webhook.test',
    status: 'delivered',
    problem: null,
    replyStatus: 204,
    attempts: 1,
  });
  const page = await open(`/admin/webhooks/${id(801)}`, {
    'POST /webhooks/:id/test': ok(test),
    'GET /webhooks/:id/deliveries/:deliveryId': ok(test),
  });
  await page.user.click(await screen.findByRole('button', { name: 'Send a test' }));
  expect(await screen.findByRole('heading', { name: 'Test' })).toBeInTheDocument();
  expect(screen.getByText('Delivered')).toBeInTheDocument();
  expect(screen.getByText('204')).toBeInTheDocument();
});

it('a delivery that failed shows request and reply, and is sent again', async () => {
  const page = await open(`/admin/webhooks/${id(801)}/deliveries`, {
    'POST /webhooks/:id/deliveries/:deliveryId/send': ok(delivery({ status: 'waiting', attempts: 0 })),
  });
  const row = (await screen.findByRole('link', { name: /Order placed/ })).closest('tr') as HTMLElement;
  expect(row).toHaveTextContent('Failed');
  await page.user.click(within(row).getByRole('link'));
  expect(await screen.findByText('No room left')).toBeInTheDocument();
  expect(screen.getByText(/"number": "1042"/)).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() =>
    expect(sent(page)).toEqual([
      { method: 'POST', path: `/webhooks/${id(801)}/deliveries/${id(802)}/send`, body: undefined },
    ]),
  );
});

it.each([
  ['that was never tried cannot be sent at once, as it is under way', 0, true],
  ['that waits for its next attempt can be sent at once', 1, false],
])('a delivery %s', async (_what, attempts, isBusy) => {
  await open(`/admin/webhooks/${id(801)}/deliveries/${id(802)}`, {
    'GET /webhooks/:id/deliveries/:deliveryId': ok(delivery({ status: 'waiting', attempts })),
  });
  const button = await screen.findByRole('button', { name: /Send again/ });
  expect((button as HTMLButtonElement).disabled).toBe(isBusy);
});

it('deliveries are saved as CSV, those of all pages that match', async () => {
  const silent = delivery({ id: id(804), problem: 'timeout', replyStatus: null, replyMs: null });
  const page = await open(`/admin/webhooks/${id(801)}/deliveries?status=failed`, {
    'GET /webhooks/:id/deliveries': oneByOne(delivery(), silent),
  });
  expect(await exportedLines(page)).toEqual([
    'id,type,status,attempts,problem,replyStatus,replyMs,createdAt,attemptedAt',
    `${id(802)},order.placed,failed,10,status,500,120,2026-08-01T08:00:00.000Z,2026-08-04T08:00:00.000Z`,
    `${id(804)},order.placed,failed,10,timeout,,,2026-08-01T08:00:00.000Z,2026-08-04T08:00:00.000Z`,
  ]);
  const read = page.requests.filter(
    ({ path, params }) => path.endsWith('/deliveries') && params.limit === 100,
  );
  expect(read.map(({ params }) => [params.page, params.status])).toEqual([
    [1, 'failed'],
    [2, 'failed'],
  ]);
});
