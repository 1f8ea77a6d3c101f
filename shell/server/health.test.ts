import { buildOf, makePlan, makeRecord, testParts, writeBuild } from './testing/builds.ts';
import type { TestEdge } from './testing/edge.ts';
import { startEdge } from './testing/edge.ts';

let test: TestEdge;
afterEach(() => test.close());

const health = async (path = '/health') => {
  const { statusCode, json, headers } = await test.get(path, { host: '10.0.0.7:3000' });
  return {
    status: statusCode,
    problem: json<{ problem?: string }>().problem,
    cache: headers['cache-control'],
  };
};

it('an edge is not ready before something is released, and says how', async () => {
  test = await startEdge({ releasedOnly: true });
  test.api.isHealthy = true;
  expect(await health()).toMatchObject({
    status: 503,
    problem: expect.stringContaining('no builds are released'),
  });
});

it('an edge whose API is dead or broken says so, and that its own process lives', async () => {
  test = await startEdge({}, (api) => {
    api.plan = makePlan({});
  });
  test.api.isHealthy = true;
  expect(await health()).toEqual({ status: 200, problem: undefined, cache: 'no-store' });
  test.api.isHealthy = false;
  expect(await health()).toMatchObject({ status: 503, problem: 'the API does not work' });
  const ready = await test.get('/health/ready');
  expect([ready.statusCode, ready.json()]).toEqual([
    503,
    { status: 'down', checks: { api: 'down', builds: 'down' } },
  ]);
  test.api.isDown = true;
  expect(await health()).toMatchObject({ status: 503, problem: 'the API does not answer' });
  expect((await health('/health/live')).status).toBe(200);
});

it('an edge in production gives out released builds only, never those of its own folder', async () => {
  test = await startEdge({ releasedOnly: true });
  for (const name of testParts) writeBuild(test.dist, makeRecord(name, buildOf('f')));
  expect((await test.get('/')).statusCode).toBe(503);
  expect((await test.get(`/mfe/shell/${buildOf('f')}/entry.js`)).statusCode).toBe(404);
});

it('a page of an unknown path has status 404', async () => {
  test = await startEdge({}, (api) => {
    const pages = [
      { path: '/', host: 'store' as const, chunks: [] },
      { path: '/*', host: 'store' as const, chunks: [] },
    ];
    api.plan = makePlan({ records: [makeRecord('mfe-storefront', buildOf('b'), { pages })] });
    api.plan.live.parts['mfe-storefront'] = buildOf('b');
  });
  expect((await test.get('/')).statusCode).toBe(200);
  expect((await test.get('/metrics')).statusCode).toBe(404);
});
