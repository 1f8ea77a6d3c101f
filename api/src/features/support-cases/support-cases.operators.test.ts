import type { Actor } from '../../testing/actors.ts';
import { createPlatformUser, createStaff } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

let test: TestApp;
let pat: Actor;
let fresh: string;
/** A case of each of two stores. */
let labels: { id: string; number: number; token: string };
let oven: { id: string };
beforeEach(async () => {
  test = await startTestApp();
  pat = await createPlatformUser(test.database);
  fresh = await createStore(test.database, 'fresh');
  labels = await open(fresh, 'fresh', 'Labels');
  oven = await open(await createStore(test.database, 'bakehouse'), 'bakehouse', 'Oven');
});
afterEach(() => test.close());

async function open(tenantId: string, slug: string, subject: string) {
  const { token } = await createStaff(test.database, tenantId, 'owner');
  const body = { subject, text: 'It does not work.' };
  const opened = await test.call(`${slug}.localhost`, 'POST', '/api/support-cases', { token, body });
  return { ...opened.body, token };
}
const get = async (path: string) =>
  (await test.call('localhost', 'GET', `/api/platform/support-cases${path}`, { token: pat.token })).body;
const move = (ids: string[], status: string) =>
  test.call('localhost', 'POST', '/api/admin/bulk/support-cases.status', {
    token: pat.token,
    body: { operation: 'support-cases.status', items: ids.map((id) => ({ id, status })) },
  });

it('operators find support cases of all stores', async () => {
  expect(await get('?q=oven')).toMatchObject({ totalDoc: 1, items: [{ id: oven.id }], counts: { open: 1 } });
  expect(await get(`?q=%23${labels.number}&tenantId=${fresh}&status=open`)).toMatchObject({
    items: [{ id: labels.id }],
  });
});

it('operators move support cases of several stores in one call or none, and each store’s audit log says so', async () => {
  const none = await move([labels.id, pat.id], 'closed');
  expect(none.body).toMatchObject({ code: 'NOT_FOUND', details: [{ field: 'items.1' }] });
  expect((await get(`/${labels.id}`)).status).toBe('open');
  expect((await move([labels.id, oven.id], 'closed')).body.done).toBe(2);
  const late = await test.call('fresh.localhost', 'POST', `/api/support-cases/${labels.id}/messages`, {
    ...{ token: labels.token, body: { text: 'Hello?' } },
  });
  expect(late.body.details).toEqual([{ field: 'status', message: 'closed' }]);
  const log = await test.call('localhost', 'GET', '/api/audit-log?q=support-cases', { token: pat.token });
  const actions = log.body.items.map(({ action }: { action: string }) => action);
  expect(actions.filter((action: string) => action.includes('support-cases.status'))).toEqual([
    'support-cases.status',
    'support-cases.status',
  ]);
});

it('back offices that were released before move support cases at the old address', async () => {
  const { body } = await test.call('localhost', 'POST', '/api/platform/support-cases/status', {
    ...{ token: pat.token, body: { ids: [labels.id, oven.id], status: 'solved' } },
  });
  expect(body).toEqual({ changed: 2 });
  expect((await get('?status=solved')).totalDoc).toBe(2);
});
