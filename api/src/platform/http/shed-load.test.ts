import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '../../testing/eventually.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ maxLoopDelayMs: 60 });
});
afterAll(() => test.close());

const ask = (path: string) => test.call('localhost', 'GET', path);

it('calls are refused while the event loop is late, and answered again when it is not', async () => {
  await eventually(
    () => ask('/api/tenants/bootstrap'),
    ({ status }) => status === 200,
  );
  const busy = setInterval(() => {
    for (const until = performance.now() + 200; performance.now() < until; );
  }, 1);
  try {
    await eventually(
      () => ask('/api/tenants/bootstrap'),
      ({ status }) => status === 503,
    );
    expect(await ask('/api/tenants/bootstrap')).toMatchObject({
      status: 503,
      body: { code: 'UNAVAILABLE' },
      headers: { 'retry-after': '5' },
    });
    // Whether a process lives and can work is still answered.
    for (const path of ['/api/health', '/health/live']) expect((await ask(path)).status).toBe(200);
  } finally {
    clearInterval(busy);
  }
  await wait(600);
  await eventually(
    () => ask('/api/tenants/bootstrap'),
    ({ status }) => status === 200,
  );
});
