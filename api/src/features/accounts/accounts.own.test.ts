import { createCustomer, createPlatformUser, createStaff } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

let test: TestApp;
let fresh: string;
beforeAll(async () => {
  test = await startTestApp();
  fresh = await createStore(test.database, 'fresh');
});
afterAll(() => test.close());

const profile = (host: string, token?: string) => test.call(host, 'GET', '/api/auth/profile', { token });
const change = (host: string, token: string, body: object) =>
  test.call(host, 'PUT', '/api/auth/profile', { token, body });

it.each(['staff', 'customers'])('%s read their own account as it was last changed', async (kind) => {
  const actor =
    kind === 'staff'
      ? await createStaff(test.database, fresh, [])
      : await createCustomer(test.database, fresh);
  expect((await profile('fresh.localhost', actor.token)).body).toMatchObject({ phone: '' });
  await change('fresh.localhost', actor.token, { phone: '+1 555 0100', locale: 'fr' });
  expect((await profile('fresh.localhost', actor.token)).body).toEqual({
    phone: '+1 555 0100',
    locale: 'fr',
  });
});

it('an operator’s own account has no phone number', async () => {
  const { token } = await createPlatformUser(test.database);
  await change('localhost', token, { locale: 'de' });
  expect((await profile('localhost', token)).body).toEqual({ phone: null, locale: 'de' });
  expect((await profile('fresh.localhost', token)).body).toEqual({ phone: null, locale: 'de' });
});

it('an account is readable by its owner only', async () => {
  expect((await profile('fresh.localhost')).status).toBe(401);
  const theirs = await createStaff(test.database, await createStore(test.database, 'bakehouse'), 'owner');
  expect((await profile('fresh.localhost', theirs.token)).body.code).toBe('TENANT_MISMATCH');
});
