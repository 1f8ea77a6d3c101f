import { RemoteError } from '../remotes/remote-error';
import { TimeoutError } from '../remotes/timeout';
import { measureLoads } from './loads';
import type { PageFacts } from './page-facts';
import { createReports } from './reports';
import { startTelemetry } from './telemetry';

const shop = '0000000000aa';
const shared = '0000000000bb';
const facts: PageFacts = {
  composition: 'c1',
  builds: { 'mfe-storefront': shop, 'mfe-shared': shared },
  remote: 'mfe-storefront',
};

type Sent = {
  composition: string;
  path: string;
  builds: Record<string, string>;
  errors?: { remote: string; build: string; phase: string; message: string }[];
  numbers?: { remote: string; build: string; metric: string; value: number }[];
};

let blobs: Blob[] = [];
const sent = () => Promise.all(blobs.map(async (blob) => JSON.parse(await blob.text()) as Sent));

function look(state: 'hidden' | 'visible') {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

function thrownIn(file: string, message = 'broken') {
  return Object.assign(new Error(message), { stack: `Error: ${message}\n  at f (https://x${file}:1:2)` });
}

beforeEach(() => {
  jest.useFakeTimers();
  blobs = [];
  navigator.sendBeacon = (_url, body) => {
    blobs.push(body as Blob);
    return true;
  };
  window.history.replaceState(null, '', '/product/milk?token=secret');
  Object.assign(performance, { getEntriesByType: () => [], getEntriesByName: () => [] });
});

afterEach(() => jest.useRealTimers());

// The first, because a page’s telemetry listens for as long as the page lives.
it('telemetry reports the page’s numbers when it is first hidden, and the running builds every hour', async () => {
  const entry = (name: string, startTime: number, responseEnd: number, transferSize: number) => ({
    name: `https://x${name}`,
    startTime,
    responseEnd,
    transferSize,
  });
  const resources = [entry(`/mfe/mfe-storefront/${shop}/entry.js`, 10, 60.4, 900)];
  performance.getEntriesByType = ((type: string) =>
    type === 'resource' ? resources : type === 'navigation' ? [{ responseStart: 33.3 }] : []) as never;
  startTelemetry(() => facts);
  look('hidden');
  look('visible');
  look('hidden');
  const [one, ...more] = await sent();
  expect(more).toEqual([]);
  const values = one?.numbers?.map(({ remote, metric, value }) => `${remote} ${metric} ${value}`);
  expect(values).toEqual(
    expect.arrayContaining([
      'mfe-storefront pages 1',
      'mfe-shared pages 1',
      'mfe-storefront load 50',
      'mfe-storefront bytes 900',
      'mfe-storefront ttfb 33',
      'mfe-storefront cls 0',
    ]),
  );
  jest.advanceTimersByTime(3_600_000);
  const beat = (await sent()).at(-1);
  expect(beat).toEqual({ composition: 'c1', path: '/product/milk', builds: facts.builds });
});

it('telemetry reports a failure at once, and further ones once a second', async () => {
  const { report } = startTelemetry(() => facts);
  const first = new RemoteError('mfe-storefront', shop, 'entry', new Error('503'));
  report(first);
  report(first);
  report(thrownIn(`/mfe/mfe-shared/${shared}/shared.js`));
  report(new TimeoutError('this page'));
  expect(blobs).toHaveLength(1);
  jest.advanceTimersByTime(1_000);
  const [one, two] = await sent();
  expect(one).toEqual({
    composition: 'c1',
    path: '/product/milk',
    builds: facts.builds,
    errors: [
      {
        remote: 'mfe-storefront',
        build: shop,
        phase: 'entry',
        message: `RemoteError: mfe-storefront ${shop} failed at entry: 503`,
      },
    ],
  });
  expect(two?.errors).toEqual([
    expect.objectContaining({ remote: 'mfe-shared', build: shared, phase: 'render' }),
    expect.objectContaining({ remote: 'mfe-storefront', build: shop, phase: 'wait' }),
  ]);
});

it('telemetry blames the build whose code threw, not the React that called it', async () => {
  const { report } = startTelemetry(() => facts);
  const error = thrownIn('/mfe/shell/0000000000cc/framework.js');
  error.stack += `\n  at g (https://x/mfe/mfe-store-admin/0000000000dd/routes.js:1:2)`;
  report(error);
  const chunk = { name: 'ChunkLoadError', request: '/mfe/mfe-platform-admin/0000000000ee/7.js' };
  report(Object.assign(new Error('Loading chunk 7 failed.'), chunk));
  jest.advanceTimersByTime(1_000);
  const errors = (await sent()).flatMap((one) => one.errors ?? []);
  expect(errors.map(({ remote, phase }) => [remote, phase])).toEqual([
    ['mfe-store-admin', 'render'],
    ['mfe-platform-admin', 'module'],
  ]);
});

it('telemetry reports where it happened, without the message, queries and addresses', async () => {
  const { report } = startTelemetry(() => facts);
  const file = `https://x/mfe/mfe-storefront/${shop}/routes.js`;
  const stack = `Error: ann@fresh.test\n  at f (${file}?token=abc:1:2)\n  at eval (native)\n  at g (${file}:3:4)`;
  report(Object.assign(new Error('broken'), { stack }));
  const [{ errors: [error] = [] } = {}] = await sent();
  expect(error).toMatchObject({ stack: `  at f (${file}…\n  at g (${file}:3:4)` });
});

it('telemetry names the stylesheet that did not load', async () => {
  const address = '/mfe/shell/0000000000cc/entry.css';
  document.head.innerHTML = `<link rel="stylesheet" href="${address}"><link rel="stylesheet" href="/other.css">`;
  startTelemetry(() => facts);
  document.head.innerHTML = '';
  const [one] = await sent();
  expect(one?.errors).toEqual([
    expect.objectContaining({ remote: 'shell', build: '0000000000cc', phase: 'module' }),
  ]);
});

it('telemetry reports neither refusals of the API nor personal addresses and secrets', async () => {
  const { report } = startTelemetry(() => facts);
  report(Object.assign(new Error('Forbidden'), { status: 403 }));
  report(new Response(null, { status: 404 }));
  report(new Error('ann@fresh.test at /auth/reset?token=abc is broken'));
  jest.advanceTimersByTime(5_000);
  const errors = (await sent()).flatMap((one) => one.errors ?? []);
  expect(errors.map(({ message }) => message)).toEqual(['Error: … at /auth/reset… is broken']);
});

it('telemetry stops reporting a page that throws without end', async () => {
  const { report } = startTelemetry(() => facts);
  for (let i = 0; i < 80; i += 1) report(new Error(`no ${i}`));
  jest.advanceTimersByTime(60_000);
  expect((await sent()).flatMap((one) => one.errors ?? [])).toHaveLength(50);
});

it('telemetry measures the download time of files without the pauses between them', () => {
  const file = (startTime: number, responseEnd: number) => ({
    name: `/mfe/mfe-storefront/${shop}/x.js`,
    startTime,
    responseEnd,
    transferSize: 100,
  });
  const other = { ...file(0, 9), name: '/img?url=x' };
  const resources = [other, file(0, 100), file(50, 120), file(1_000, 1_030)];
  expect(measureLoads(resources)).toEqual([{ remote: 'mfe-storefront', build: shop, load: 150, bytes: 300 }]);
});

it('telemetry stores a failure until it can be sent', async () => {
  jest.useRealTimers();
  const report = jest.fn();
  let isDown = true;
  let build = 'b1';
  const reports = createReports(
    () => ({ ...facts, builds: { 'mfe-storefront': build } }),
    async () => {
      if (isDown) throw new Error('offline');
      return { startTelemetry: () => ({ report }) };
    },
  );
  reports.report('first');
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  isDown = false;
  build = 'b0';
  reports.report('second');
  await new Promise((resolve) => setTimeout(resolve));
  reports.report('third');
  expect(report.mock.calls.map(([error, at]) => [error, at?.builds['mfe-storefront']])).toEqual([
    ['first', 'b1'],
    ['second', 'b0'],
    ['third', undefined],
  ]);
});

it('telemetry retries once more when a report is requested during a failing attempt', async () => {
  jest.useRealTimers();
  const report = jest.fn();
  const tries: (() => void)[] = [];
  const load = jest.fn(
    () =>
      new Promise<{ startTelemetry: () => { report: jest.Mock } }>((come, fail) => {
        tries.push(
          tries.length === 0
            ? () => fail(new Error('late'))
            : () => come({ startTelemetry: () => ({ report }) }),
        );
      }),
  );
  const reports = createReports(() => facts, load);
  reports.start();
  reports.report('meanwhile');
  expect(load).toHaveBeenCalledTimes(1);
  tries[0]?.();
  await new Promise((resolve) => setTimeout(resolve));
  expect(load).toHaveBeenCalledTimes(2);
  tries[1]?.();
  await new Promise((resolve) => setTimeout(resolve));
  expect(report.mock.calls.map(([error]) => error)).toEqual(['meanwhile']);
});
