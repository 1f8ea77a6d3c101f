import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('the health reply says on any host that the database is up, and has the version', async () => {
  const { status, body } = await test.call('whatever.example', 'GET', '/api/health');
  expect(status).toBe(200);
  expect(body).toEqual({ status: 'ok', database: 'up', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
});
