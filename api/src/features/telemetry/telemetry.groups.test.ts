import { randomUUID } from 'node:crypto';
import { signVisitor } from '../../platform/http/visitor-id.ts';
import type { Actor } from '../../testing/actors.ts';
import { createPlatformUser } from '../../testing/actors.ts';
import { makeBuild, makeShared, makeShell, putLive } from '../../testing/builds.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { browserName } from './browser-name.ts';

let test: TestApp;
let pat: Actor;
const storefront = makeBuild('mfe-storefront');
const { remote, build } = storefront.record;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

beforeAll(async () => {
  test = await startTestApp();
  pat = await createPlatformUser(test.database);
  for (const slug of ['fresh', 'bakehouse']) await createStore(test.database, slug);
  await putLive(test.database, makeShell(), makeShared(), storefront);
});
afterAll(() => test.close());

const stackAt = (place: string) =>
  `TypeError: x\n    at cut (https://fresh.test/mfe/${remote}/${build}/routes.js:${place}?token=secret)`;
type From = { host?: string; browser?: string; composition?: string; visitor?: string };
async function fails(error: object, { host = 'fresh', browser = firefox, ...from }: From = {}) {
  const { composition = 'aaaaaa-bbbbbb', visitor = randomUUID() } = from;
  const { status } = await test.call(`${host}.localhost`, 'POST', '/api/telemetry', {
    headers: {
      cookie: `visitor=${signVisitor(visitor, await test.app.visitorKey())}`,
      'user-agent': browser,
    },
    body: { composition, path: '/cart', errors: [{ remote, build, phase: 'wait', message: 'x', ...error }] },
  });
  expect(status).toBe(202);
}
const read = async (path: string) =>
  (await test.call('localhost', 'GET', `/api/telemetry/${path}`, { token: pat.token })).body;

it('equal errors are one group, with its count, visitors, browsers, stores, compositions and times', async () => {
  const visitor = randomUUID();
  const stack = stackAt('1:2000');
  await fails({ message: 'order 17 of 0199a000-0000-7000-8000-000000000001 is gone', stack }, { visitor });
  await fails({ message: 'order 18 of 0199a000-0000-7000-8000-000000000002 is gone', stack }, { visitor });
  await fails(
    { message: 'order 19 of 0199a000-0000-7000-8000-000000000003 is gone', stack },
    { host: 'bakehouse', browser: safari, composition: 'cccccc-bbbbbb' },
  );
  await fails({ message: 'order 20 is gone', stack: stackAt('1:99') });
  await fails({ message: 'order 17 is gone', stack: stackAt('1:99'), phase: 'script' });
  const { items, totalDoc } = await read(`error-groups?remote=${remote}`);
  expect([items.length, totalDoc]).toEqual([3, 3]);
  const pastTheEnd = await read(`error-groups?remote=${remote}&limit=2&page=3`);
  expect(pastTheEnd).toEqual({ items: [], totalDoc: 3, page: 3, pages: 2 });
  const group = items.find(({ count }: { count: number }) => count === 3);
  expect(group).toEqual({
    ...{ remote, build, phase: 'wait', count: 3, visitors: 2 },
    fingerprint: expect.stringMatching(/^[0-9a-f]{16}$/),
    message: 'order 19 of 0199a000-0000-7000-8000-000000000003 is gone',
    ...{ path: '/cart', label: storefront.record.version },
    browsers: ['Firefox 140', 'Safari 18'],
    stores: ['bakehouse', 'fresh'],
    compositions: ['aaaaaa-bbbbbb', 'cccccc-bbbbbb'],
    ...{ firstAt: expect.any(String), lastAt: expect.any(String) },
  });
  expect(group.firstAt < group.lastAt).toBe(true);

  const list = await read(`errors?remote=${remote}&build=${build}&fingerprint=${group.fingerprint}`);
  expect(list.totalDoc).toBe(3);
  expect(list.items[0]).toMatchObject({ browser: 'Safari 18', composition: 'cccccc-bbbbbb' });
  expect(list.items[0].stack).toContain('routes.js:1:2000');
  expect(list.items[0].stack).not.toContain('secret');
});

it.each([
  [firefox, 'Firefox 140'],
  [safari, 'Safari 18'],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0',
    'Edge 141',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
    'Chrome 141',
  ],
  ['curl/8.5', ''],
])('the browser of %s is %s', (header, name) => {
  expect(browserName(header)).toBe(name);
});
