import { createPlatformUser } from '../../testing/actors.ts';
import {
  createToken,
  makeBuild,
  makeShared,
  makeShell,
  putLive,
  releaseCalls,
} from '../../testing/builds.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

let test: TestApp;
let token: string;
let calls: ReturnType<typeof releaseCalls>;
const part = 'mfe-storefront';
const live = makeBuild(part, { version: '1.3.0' });

beforeEach(async () => {
  // Where no local build may be opened.
  test = await startTestApp({ config: { NODE_ENV: 'production' } });
  token = await createToken(test.database, part);
  calls = releaseCalls(test);
  await createStore(test.database, 'fresh');
  await putLive(test.database, makeShell(), makeShared(), live);
});
afterEach(() => test.close());

const create = (body: object, by = token) =>
  test.call('localhost', 'POST', '/api/overrides', { token: by, body });
const open = (ticket: string, session?: string) =>
  test.call('fresh.localhost', 'POST', '/api/overrides/open', { body: { ticket, session } });
const read = async (session: string) =>
  (await test.call('fresh.localhost', 'POST', '/api/overrides/read', { body: { session } })).body.overrides;

async function published(remote = part, by = token) {
  const { record, ...build } = makeBuild(remote, { version: '1.4.0' });
  await calls.upload({ record, ...build }, by, { commit: `3f2a1c${'0'.repeat(34)}` });
  await calls.publish({ record, ...build }, by);
  return record;
}

it('a published build opens in one browser before it is live, in production as well', async () => {
  const { remote, build, ...record } = await published();
  const made = await create({ remote, build });
  expect(made.status).toBe(201);
  const { session } = (await open(made.body.ticket)).body;
  const [override] = await read(session);
  expect(override).toMatchObject({ remote, build, label: '1.4.0-3f2a1c', instead: '1.3.0' });
  expect(override.record.files).toEqual(record.files);
  expect((await create({ remote, origin: 'http://localhost:3100' })).body.code).toBe('OVERRIDES_OFF');
});

it('a browser has several overrides at once, one of each part', async () => {
  const admin = await createToken(test.database, 'mfe-store-admin');
  const [shop, next, office] = [
    await published(),
    await published(),
    await published('mfe-store-admin', admin),
  ];
  let session: string | undefined;
  for (const [{ remote, build }, by] of [
    [shop, token],
    [office, admin],
    [next, token],
  ] as const)
    session = (await open((await create({ remote, build }, by)).body.ticket, session)).body.session;
  const builds = (await read(session ?? '')).map(({ build }: { build: string }) => build);
  expect(builds).toEqual([office.build, next.build]);
  // A session that is none has nothing to be kept.
  const { body } = await open(
    (await create({ remote: shop.remote, build: shop.build })).body.ticket,
    'forged',
  );
  expect(await read(body.session)).toHaveLength(1);
});

it('a build that is taken out of use opens in no browser, and leaves those where it is open', async () => {
  const { remote, build } = await published();
  const { ticket } = (await create({ remote, build })).body;
  const { session } = (await open(ticket)).body;
  const pat = await createPlatformUser(test.database);
  await test.call('localhost', 'POST', `/api/releases/${remote}/${build}/withdraw`, {
    ...{ token: pat.token, body: { reason: 'it loses orders' } },
  });
  expect(await read(session)).toEqual([]);
  const refused = await create({ remote, build });
  expect([refused.status, refused.body.details[0].message]).toEqual([
    409,
    `${remote} ${build} is withdrawn: it loses orders.`,
  ]);
});

it('a build is opened by its own team or an operator only, and only one that is there', async () => {
  const { remote, build } = await published();
  const other = await createToken(test.database, 'mfe-store-admin');
  expect((await create({ remote, build }, other)).body.code).toBe('FORBIDDEN');
  expect((await create({ remote, build: '0123456789ab' })).body.code).toBe('RELEASE_UNKNOWN');
  expect((await create({ remote, build, origin: 'http://localhost:3100' })).body.code).toBe('VALIDATION');
  const pat = await createPlatformUser(test.database);
  expect((await create({ remote, build }, pat.token)).status).toBe(201);
});
