import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await createStore(test.database, 'fresh');
});
afterAll(() => test.close());

it('shoppers see the store’s active languages', async () => {
  const { status, body } = await test.call('fresh.localhost', 'GET', '/api/language/show');
  expect(status).toBe(200);
  expect(body.map((language: { iso_code: string }) => language.iso_code)).toEqual(['en', 'de']);
});

it('languages of an unknown store are answered with TENANT_NOT_FOUND', async () => {
  const { status, body } = await test.call('nobody.localhost', 'GET', '/api/language/show');
  expect(status).toBe(404);
  expect(body).toMatchObject({ code: 'TENANT_NOT_FOUND', message: 'Tenant not found or inactive' });
});

it('staff see all languages of the store', async () => {
  const { status, body } = await test.call('fresh.localhost', 'GET', '/api/language/all');
  expect(status).toBe(401);
  expect(body.code).toBe('UNAUTHORIZED');
});
