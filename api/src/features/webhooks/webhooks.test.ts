import type { Actor } from '../../testing/actors.ts';
import { createStaff } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

const host = 'fresh.localhost';
let test: TestApp;
let tenantId: string;
let owner: Actor;
beforeAll(async () => {
  // The API runs as in production, where an address has to be one of the internet.
  test = await startTestApp({ config: { NODE_ENV: 'production' } });
  tenantId = await createStore(test.database, 'fresh');
  owner = await createStaff(test.database, tenantId, 'owner');
});
afterAll(() => test.close());

const input = {
  name: 'Accounting',
  url: 'https://hooks.example/larder',
  events: ['order.placed'],
  active: true,
};
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, who = owner) =>
  test.call(host, method, `/api/webhooks${path}`, { token: who.token, ...(body && { body }) });
const create = (changes: object = {}, who = owner) => call('POST', '', { ...input, ...changes }, who);
const outcome = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

it('the secret of a webhook is shown once, and again only when it is renewed', async () => {
  const { status, body } = await create();
  expect(status).toBe(201);
  const { secret, ...shown } = body;
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(shown).toMatchObject({ ...input, state: 'active', failingSince: null });
  expect((await call('GET', `/${body.id}`)).body).toEqual(shown);
  expect(JSON.stringify((await call('GET', '')).body)).not.toContain(secret);
  const renewed = (await call('POST', `/${body.id}/secret`, {})).body;
  expect(renewed.secret).toMatch(/^whsec_/);
  expect(renewed.secret).not.toBe(secret);
});

it.each([
  'http://hooks.example/larder',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://169.254.169.254/latest/meta-data',
  'https://user:password@hooks.example/',
  'ftp://hooks.example/',
  'nonsense',
])('a webhook to %s is refused', async (url) => {
  const { status, body } = await create({ url });
  expect([status, body.details]).toEqual([400, [{ field: 'url', message: 'not_public' }]]);
});

it('a colleague sets up no webhook for events that they may not read about', async () => {
  const maker = await createStaff(test.database, tenantId, ['write_integrations', 'read_products']);
  const beyond = await create({ events: ['product.created', 'customer.created'] }, maker);
  expect([...outcome(beyond), beyond.body.details]).toEqual([
    ...[409, 'PERMISSION_BEYOND'],
    [{ field: 'events', message: 'read_customers' }],
  ]);
  const { body } = await create();
  const { version } = body;
  // A colleague's webhook cannot be sent elsewhere, either.
  const elsewhere = { ...input, version, url: 'https://elsewhere.example/' };
  expect(outcome(await call('PUT', `/${body.id}`, elsewhere, maker))).toEqual([409, 'PERMISSION_BEYOND']);
  expect((await call('PUT', `/${body.id}`, { ...input, version, name: 'Books' }, maker)).status).toBe(200);
});

it('a webhook is changed over the version that was read, and deleted', async () => {
  const { body } = await create();
  const change = { ...input, version: body.version, active: false };
  expect((await call('PUT', `/${body.id}`, change)).body).toMatchObject({
    active: false,
    state: 'off',
    version: 2,
  });
  expect(outcome(await call('PUT', `/${body.id}`, change))).toEqual([409, 'VERSION_CONFLICT']);
  expect((await call('DELETE', `/${body.id}`)).status).toBe(200);
  for (const path of ['', '/deliveries'])
    expect(outcome(await call('GET', `/${body.id}${path}`))).toEqual([404, 'NOT_FOUND']);
});

it('webhooks are found by name, address and state', async () => {
  await create({ name: 'Stock feed', url: 'https://stock.example/', active: false });
  const list = async (query: string) =>
    (await call('GET', `?${query}`)).body.items.map(({ name }: { name: string }) => name);
  for (const query of ['q=feed', 'q=stock.example', 'state=off&sort=name'])
    expect(await list(query)).toEqual(['Stock feed']);
  expect(await list('q=feed&state=active')).toEqual([]);
});

it('a store has twenty webhooks at most', async () => {
  const host = 'bakehouse.localhost';
  const other = await createStore(test.database, 'bakehouse');
  const { token } = await createStaff(test.database, other, 'owner');
  const make = () => test.call(host, 'POST', '/api/webhooks', { token, body: input });
  for (let made = 0; made < 20; made += 1) expect((await make()).status).toBe(201);
  expect((await make()).body.details).toEqual([{ field: 'name', message: 'too_many' }]);
});
