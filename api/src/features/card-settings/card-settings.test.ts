import { sql } from 'drizzle-orm';
import { inTenant } from '../../platform/tenancy/tenancy.ts';
import { createStaff } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

const host = 'fresh.localhost';
let test: TestApp;
let fresh: string;
let owner: string;
beforeAll(async () => {
  test = await startTestApp();
  fresh = await createStore(test.database, 'fresh');
  owner = (await createStaff(test.database, fresh, 'owner')).token;
});
afterAll(() => test.close());

const call = (method: 'GET' | 'PUT', body?: object, token = owner) =>
  test.call(host, method, '/api/card-settings', { token, ...(body && { body }) });
const keys = { enabled: true, publishableKey: 'pk_test_1' };
const secrets = { secretKey: 'sk_test_never_shown', webhookSecret: 'whsec_never_shown' };
const takesCards = async () => {
  const { offered } = (await test.call(host, 'GET', '/api/card-payments')).body;
  const { cardOrigins = [] } = (await test.call(host, 'GET', '/api/tenants/bootstrap')).body;
  expect(cardOrigins.includes('https://js.stripe.com')).toBe(offered);
  return offered;
};

it('the keys for card payments are saved over the version that was read, and the secret ones are never shown or stored in the clear', async () => {
  expect((await call('GET')).body).toEqual({
    settings: null,
    webhookUrl: 'http://fresh.localhost/api/card-payments/events',
  });
  expect(await takesCards()).toBe(false);
  expect((await call('PUT', { ...keys, version: 0 })).body.details[0].field).toBe('secretKey');
  expect((await call('PUT', { ...keys, ...secrets, version: 0 })).body.settings).toEqual({
    ...keys,
    version: 1,
  });
  expect(JSON.stringify((await call('GET')).body)).not.toContain('never_shown');
  const { rows } = await inTenant(test.database, fresh, (tx) => tx.execute(sql`select * from card_settings`));
  expect(JSON.stringify(rows)).not.toContain('never_shown');
  expect(rows).toHaveLength(1);
  expect((await call('PUT', { ...keys, ...secrets, version: 0 })).body.code).toBe('VERSION_CONFLICT');
});

it('pages say that the store takes cards as long as they are switched on', async () => {
  expect(await takesCards()).toBe(true);
  expect((await call('PUT', { ...keys, enabled: false, version: 1 })).status).toBe(200);
  expect(await takesCards()).toBe(false);
});

it('another account for card payments needs its own secret key, and only staff who may write settings change keys', async () => {
  const other = { ...keys, publishableKey: 'pk_test_2', version: 2 };
  expect((await call('PUT', other)).body.details).toEqual([{ field: 'secretKey', message: 'required' }]);
  const reader = await createStaff(test.database, fresh, ['read_settings']);
  expect((await call('PUT', { ...other, ...secrets }, reader.token)).status).toBe(403);
  expect((await call('GET', undefined, reader.token)).status).toBe(200);
});
