import type { PageChangeListener } from 'api';
import type { ApiReply } from './api-port.ts';
import { followPlan } from './plan.ts';
import { makePlan } from './testing/builds.ts';

/** A registry with a stream of changes; `listener` is what the edge gives to it. */
function start() {
  const registry = { version: 'v1', asked: 0, isDown: false };
  let listener: PageChangeListener | undefined;
  const api = {
    async get(): Promise<ApiReply> {
      registry.asked += 1;
      if (registry.isDown) throw new Error('The API is down.');
      return { status: 200, body: makePlan({ version: registry.version }), etag: registry.version };
    },
    changes(given: PageChangeListener) {
      listener = given;
      given.hearing(true);
      return () => {
        listener = undefined;
      };
    },
  };
  const plan = followPlan(api, 'localhost', { warn: () => {} });
  const version = async () => (await plan.current())?.version;
  return { registry, plan, version, hear: () => listener };
}

let now = 0;
beforeEach(() => {
  now = 100_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

const seconds = (count: number) => {
  now += count * 1_000;
};

it('the plan is read once, and again only after the stream announced a release', async () => {
  const { registry, version, hear } = start();
  for (let second = 0; second < 50; second += 1) {
    expect(await version()).toBe('v1');
    seconds(1);
  }
  expect(registry.asked).toBe(1);
  registry.version = 'v2';
  hear()?.changed({ kind: 'stock', tenantId: null });
  expect(await version()).toBe('v1');
  hear()?.changed({ kind: 'releases', tenantId: null });
  expect(await version()).toBe('v2');
  expect(registry.asked).toBe(2);
});

it('the plan is read again after a minute without an announcement', async () => {
  const { registry, version } = start();
  await version();
  registry.version = 'v2';
  seconds(61);
  expect(await version()).toBe('v2');
});

it('the plan is read every three seconds while the stream is down, and at once when it is back', async () => {
  const { registry, version, hear } = start();
  await version();
  hear()?.hearing(false);
  await version();
  registry.version = 'v2';
  seconds(2);
  expect(await version()).toBe('v1');
  seconds(1);
  expect(await version()).toBe('v2');
  registry.version = 'v3';
  hear()?.hearing(true);
  expect(await version()).toBe('v3');
  expect(registry.asked).toBe(4);
});

it('a release that was announced while the registry did not answer is read later', async () => {
  const { registry, version, hear } = start();
  await version();
  registry.isDown = true;
  registry.version = 'v2';
  hear()?.changed({ kind: 'releases', tenantId: null });
  expect(await version()).toBe('v1');
  expect(await version()).toBe('v1');
  expect(registry.asked).toBe(2);
  registry.isDown = false;
  seconds(1);
  expect(await version()).toBe('v2');
});

it('the plan is not read any more once it is stopped', () => {
  const { plan, hear } = start();
  plan.stop();
  expect(hear()).toBeUndefined();
});
