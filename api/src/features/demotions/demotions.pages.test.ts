import { randomUUID } from 'node:crypto';
import { signVisitor } from '../../platform/http/visitor-id.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createPlatformUser } from '../../testing/actors.ts';
import type { TestBuild } from '../../testing/builds.ts';
import {
  forgetBuilds,
  makeBuild,
  makeShared,
  makeShell,
  putLive,
  putPublished,
} from '../../testing/builds.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { remotePages } from '../telemetry/telemetry.table.ts';

let test: TestApp;
let pat: Actor;
const part = 'mfe-storefront';
const [good, bad, next] = [makeBuild(part), makeBuild(part), makeBuild(part)];

beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  await forgetBuilds(test.database);
  pat = await createPlatformUser(test.database);
  await putLive(test.database, makeShell(), makeShared(), good);
  await putLive(test.database, bad);
  await putPublished(test.database, next);
});
afterAll(() => test.close());

const nameOf = ({ record: { remote, build } }: TestBuild) => ({ remote, build });
async function report(body: object, visitor: string | null = randomUUID()) {
  const id = visitor && signVisitor(visitor, await test.app.visitorKey());
  const { status } = await test.call('localhost', 'POST', '/api/telemetry', {
    body: { composition: 'c', path: '/', builds: {}, ...body },
    headers: id ? { cookie: `visitor=${id}` } : {},
  });
  expect(status).toBe(202);
}
const isSeen = (one: TestBuild, visitor?: string | null) =>
  report({ numbers: [{ ...nameOf(one), metric: 'pages', value: 1 }] }, visitor);
const fails = (one: TestBuild) => report({ errors: [{ ...nameOf(one), phase: 'render', message: 'x' }] });
const times = async (count: number, act: () => Promise<void>) => {
  for (let time = 0; time < count; time += 1) await act();
};
const call = async (method: 'GET' | 'POST', path: string, body?: object) =>
  (await test.call('localhost', method, `/api/${path}`, { token: pat.token, body })).body;
const plan = () => call('GET', 'releases/plan');
const isLive = async ({ record }: TestBuild) => (await plan()).live.parts[part] === record.build;
const counted = () =>
  onPlatform(test.database, (tx) =>
    tx.select({ build: remotePages.build, pages: remotePages.pages }).from(remotePages),
  );
const wereSeen = (one: TestBuild, pages: number, minutesAgo = 1) =>
  onPlatform(test.database, (tx) =>
    tx
      .insert(remotePages)
      .values({ ...nameOf(one), minute: new Date(Date.now() - minutesAgo * 60_000), pages }),
  );

it('a live build is demoted when two visitors in a hundred pages have failures', async () => {
  await times(301, () => isSeen(bad));
  await times(6, () => fails(bad));
  expect(await isLive(bad)).toBe(true);
  await fails(bad);
  expect(await isLive(good)).toBe(true);
});

it('a build that has just gone live is measured by one minute’s pages of the build before it', async () => {
  await wereSeen(good, 3_500);
  await times(6, () => fails(bad));
  expect(await isLive(bad)).toBe(true);
  await fails(bad);
  expect(await isLive(good)).toBe(true);
});

it('a build in a rollout is measured by its own pages', async () => {
  await wereSeen(bad, 100_000);
  await wereSeen(next, 300, 0);
  await call('POST', 'rollouts', { ...nameOf(next), share: 100 });
  await times(5, () => fails(next));
  expect((await plan()).rollouts.length).toBe(1);
  await fails(next);
  expect((await plan()).rollouts).toEqual([]);
});

it('a build is not measured by pages before the counted minutes', async () => {
  await wereSeen(bad, 100_000, 11);
  await times(5, () => fails(bad));
  expect(await isLive(good)).toBe(true);
});

it('pages of signed visitors count only, twenty of each in ten minutes', async () => {
  await times(5, () => isSeen(bad, null));
  expect(await counted()).toEqual([]);
  const visitor = randomUUID();
  await times(25, () => isSeen(bad, visitor));
  const [minute] = await counted();
  expect(minute?.build).toBe(bad.record.build);
  expect((await counted()).reduce((sum, { pages }) => sum + pages, 0)).toBe(20);
});

it('a page counts once, however often it is reported, and unknown builds do not count', async () => {
  const page = { ...nameOf(bad), metric: 'pages', value: 1_000 };
  await report({ numbers: [page, page, page, { ...page, build: 'ffffffffffff' }] });
  expect(await counted()).toEqual([{ build: bad.record.build, pages: 1 }]);
});
