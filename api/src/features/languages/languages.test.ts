import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await createStore(test.database, 'fresh');
});
afterAll(() => test.close());

it('shows shoppers the languages of the store that are switched on', async () => {
  const { status, body } = await test.call('fresh.localhost', 'GET', '/api/language/show');
  expect(status).toBe(200);
  expect(body.map((language: { iso_code: string }) => language.iso_code)).toEqual(['en', 'de']);
});

it('answers an unknown store with TENANT_NOT_FOUND', async () => {
  const { status, body } = await test.call('nobody.localhost', 'GET', '/api/language/show');
  expect(status).toBe(404);
  expect(body).toMatchObject({ code: 'TENANT_NOT_FOUND', message: 'Tenant not found or inactive' });
});

it('keeps the full list for staff', async () => {
  const { status, body } = await test.call('fresh.localhost', 'GET', '/api/language/all');
  expect(status).toBe(401);
  expect(body.code).toBe('UNAUTHORIZED');
});
