import { eq, sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { inTenant } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createStaff } from '../../testing/actors.ts';
import { addProduct } from '../../testing/catalog.ts';
import { eventually } from '../../testing/eventually.ts';
import { createStore } from '../../testing/factories.ts';
import type { Receiver } from '../../testing/receiver.ts';
import { startReceiver } from '../../testing/receiver.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { pauseAfter, retryDelay } from './retry-plan.ts';
import { forgetOldDeliveries } from './webhooks.events.service.ts';
import type { WebhookDelivery } from './webhooks.schema.ts';
import { webhookDeliveries, webhooks } from './webhooks.table.ts';

const host = 'fresh.localhost';
let test: TestApp;
let tenantId: string;
let owner: Actor;
let receiver: Receiver;
beforeAll(async () => {
  test = await startTestApp({ webhookRetryMs: (tries) => (tries < 3 ? 10 : null) });
  tenantId = await createStore(test.database, 'fresh');
  owner = await createStaff(test.database, tenantId, 'owner');
});
afterAll(() => test.close());
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  receiver.close();
  await inTenant(test.database, tenantId, (tx) => tx.delete(webhooks));
});

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  test.call(host, method, `/api/webhooks${path}`, { token: owner.token, ...(body && { body }) });
const create = async (changes: object = {}) => {
  const body = {
    name: 'Catalogue',
    url: receiver.url,
    events: ['product.created'],
    active: true,
    ...changes,
  };
  return (await call('POST', '', body)).body;
};
const read = async (id: string) => (await call('GET', `/${id}`)).body;
const deliveries = async (id: string, query = ''): Promise<WebhookDelivery[]> => {
  const { body } = await call('GET', `/${id}/deliveries${query}`);
  return Promise.all(
    body.items.map(async (row: WebhookDelivery) => (await call('GET', `/${id}/deliveries/${row.id}`)).body),
  );
};
/** The newest delivery, once it has come so far. */
const delivery = async (id: string, status: WebhookDelivery['status'], attempts = 1) => {
  const found = await eventually(
    async () => (await deliveries(id))[0],
    (one) => one?.status === status && one.attempts >= attempts,
  );
  return found!;
};
const happens = () => addProduct(test.database, tenantId);

it('a webhook’s message is signed as the Standard Webhooks say, and its answer is kept', async () => {
  const { id, secret } = await create();
  receiver.answers.push({ status: 202, text: `Thanks.\0${'x'.repeat(2_000)}` });
  const product = await happens();
  const { body, ...sent } = await delivery(id, 'delivered');
  expect(sent).toMatchObject({ type: 'product.created', attempts: 1, problem: null, replyStatus: 202 });
  expect(sent.replyText).toMatch(/^Thanks\.x{992}$/);
  const [{ text, headers }] = receiver.calls as [Receiver['calls'][0]];
  expect(text).toBe(body);
  expect(headers['webhook-id']).toBe(sent.id);
  expect(new Webhook(secret).verify(text, headers)).toMatchObject({ data: { items: [{ id: product.id }] } });
  const forged = text.replace(product.id, owner.id);
  expect(() => new Webhook(secret).verify(forged, headers)).toThrow();
});

it('a webhook’s message that is not taken is sent again with the same id, and given up after the last try', async () => {
  const { id } = await create();
  receiver.answers.push(
    { status: 500, text: 'No room' },
    { status: 503 },
    { status: 500, text: 'Still none' },
  );
  await happens();
  const given = await delivery(id, 'failed', 3);
  expect(given).toMatchObject({ attempts: 3, problem: 'status', replyStatus: 500, replyText: 'Still none' });
  expect(given.nextAttemptAt).toBeNull();
  expect(new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect((await read(id)).state).toBe('failing');
  // Staff mend it, and send the message once more.
  await call('POST', `/${id}/deliveries/${given.id}/send`, {});
  expect((await delivery(id, 'delivered')).id).toBe(given.id);
  expect((await read(id)).state).toBe('active');
});

it('a redirect by a webhook is a failure, as it could lead anywhere', async () => {
  const { id } = await create();
  receiver.answers.push({ status: 302, headers: { location: `${receiver.url}/inner` } });
  await call('POST', `/${id}/test`, {});
  expect(
    await eventually(
      async () => (await deliveries(id))[0],
      (one) => one?.attempts === 1,
    ),
  ).toMatchObject({
    ...{ problem: 'status', replyStatus: 302 },
  });
  expect(receiver.calls.map(({ path }) => path)).toEqual(['/larder']);
});

it('a test message reaches a webhook that is switched off, and nothing else does', async () => {
  const { id, version, name, url, events } = await create();
  await call('PUT', `/${id}`, { name, url, events, version, active: false });
  await happens();
  const { body } = await call('POST', `/${id}/test`, {});
  expect(body).toMatchObject({ type: 'webhook.test', status: 'waiting', attempts: 0 });
  expect((await delivery(id, 'delivered')).type).toBe('webhook.test');
  expect(receiver.calls.length).toBe(1);
});

it('a webhook that fails for days is switched off, and staff are told', async () => {
  const { id } = await create({ name: 'Old bridge' });
  await inTenant(test.database, tenantId, (tx) =>
    tx.update(webhooks).set({ failingSince: sql`now() - interval '73 hours'` }).where(eq(webhooks.id, id)),
  );
  receiver.answers.push({ status: 410 });
  await happens();
  const stopped = await eventually(
    () => read(id),
    ({ state }) => state === 'stopped',
  );
  expect(stopped).toMatchObject({ active: false, stoppedAt: expect.any(String) });
  const notices = await test.call(host, 'GET', '/api/notification', { token: owner.token });
  expect(notices.body.notifications).toMatchObject([{ kind: 'webhook_stopped', message: 'Old bridge' }]);
  // The message that was still waiting is given up.
  expect((await delivery(id, 'failed')).problem).toBe('off');
  const { name, url, events, version } = stopped;
  const { body } = await call('PUT', `/${id}`, { name, url, events, version, active: true });
  expect(body).toMatchObject({ state: 'active', stoppedAt: null, failingSince: null });
});

it('deliveries of a webhook are listed by state, and forgotten after 30 days', async () => {
  const { id } = await create();
  await happens();
  const { id: first } = await delivery(id, 'delivered');
  expect(await deliveries(id, '?status=failed')).toEqual([]);
  expect((await deliveries(id, '?type=product.created')).map((one) => one.id)).toEqual([first]);
  await inTenant(test.database, tenantId, (tx) =>
    tx.update(webhookDeliveries).set({ createdAt: sql`now() - interval '31 days'` }),
  );
  await forgetOldDeliveries(test.database);
  expect(await deliveries(id)).toEqual([]);
});

it('ten tries of a webhook take three days, and one that fails for long is tried less often', () => {
  const delays = Array.from({ length: 9 }, (_, index) => retryDelay(index + 1) ?? 0);
  const hours = delays.reduce((sum, delay) => sum + delay, 0) / 3_600_000;
  expect([Math.round(hours), retryDelay(10)]).toEqual([76, null]);
  expect(pauseAfter(0, 5_000)).toBe(5_000);
  expect(pauseAfter(8 * 3_600_000, 5_000)).toBe(2 * 3_600_000);
});
