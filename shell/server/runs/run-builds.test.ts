import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ShopToRender } from 'api';
import { pino } from 'pino';
import type { TestRecord } from '../testing/builds.ts';
import { buildOf, makeRecord, sha384 } from '../testing/builds.ts';
import { pageCode, sharedCode, shellCode } from '../testing/server-builds.ts';
import { createRunBuilds } from './run-builds.ts';

const builds = mkdtempSync(join(tmpdir(), 'runs-'));
afterAll(() => rmSync(builds, { recursive: true, force: true }));
const run = createRunBuilds({ builds, log: pino({ level: 'silent' }), stepMs: 1_000 });

type Codes = { browser?: string; server?: string };

/** A container whose modules are the values of these expressions, as scripts/webpack's are seen from outside. */
const container = (module: string, loading = '') => ({
  of: (global: string) =>
    `globalThis.${global} = { init(scope) { this.scope = scope; }, get: async () => () => { const shared = this.scope ?? globalThis.${global}.scope; ${loading} return ${module}; } };`,
});
const routes = (lazy = 'async () => ({})', loading = '') =>
  container(
    `{ createRoutes: () => [{ path: '/', children: [{ path: 'search', lazy: ${lazy} }] }], loadTranslations: async () => ({}) }`,
    loading,
  );

const files = new Map<string, Buffer>();

function build(part: string, letter: string, browser: string, server: string | null, pages: string[] = []) {
  const id = buildOf(letter);
  const record = makeRecord(part, id);
  const entry = Buffer.from(browser);
  const rendered = Buffer.from(server ?? '');
  files.set(`${part}/${id}/entry.js`, entry);
  files.set(`${part}/${id}/server.cjs`, rendered);
  return {
    ...record,
    ...{ version: '1.0.0', exposes: part === 'mfe-shared' ? ['.'] : ['./routes'] },
    server: server === null ? null : 'server.cjs',
    pages: pages.map((path) => ({ path, host: 'store', chunks: [], render: { query: [] } })),
    files: [
      { path: 'entry.js', size: entry.length, gzip: 0, brotli: 0, sha384: sha384(entry) },
      { path: 'server.cjs', size: rendered.length, gzip: 0, brotli: 0, sha384: sha384(rendered) },
    ],
  } as TestRecord;
}

const shop: ShopToRender = {
  ...{ origin: 'http://fresh.localhost', bootstrap: '{}', product: 'milk' },
  ask: async () => ({ status: 404, body: '{}' }),
};
const good = { browser: routes().of(`larder_${buildOf('b')}`), server: pageCode("'<main>Milk</main>'") };

/** A run of a storefront, beside a shell and a mfe-shared that work. */
async function runOf(
  { browser = good.browser, server = good.server }: Codes,
  given: { shared?: string } = {},
) {
  const shared = given.shared ?? container('{ useText() {} }').of(`larder_${buildOf('a')}`);
  const set = {
    shell: build('shell', 'a', '', shellCode),
    shared: build('mfe-shared', 'a', shared, sharedCode),
    remote: build('mfe-storefront', 'b', browser, server, ['/', '/product/:slug']),
  };
  const read = async ({ remote, build: id }: { remote: string; build: string }, file: string) =>
    files.get(`${remote}/${id}/${file}`) ?? null;
  return run({ set, read, shop });
}

const late = '1 s';
const global = `larder_${buildOf('b')}`;
const faultAt = (place: string, code: string, text: unknown) => [
  { code, remote: 'mfe-storefront', build: buildOf('b'), place, text },
];

it('builds that fit run together', async () => {
  expect(await runOf({})).toEqual([]);
});

describe('a build is found that, in a browser,', () => {
  it.each<[string, string, string, string, unknown]>([
    ['throws when it is loaded', `throw new Error('boom');`, 'entry.js', 'runThrows', 'Error: boom'],
    ['has no container', 'void 0;', 'entry.js', 'runThrows', expect.stringContaining('no container')],
    ['loops when it is loaded', 'while (true) {}', 'entry.js', 'runEndless', late],
    [
      'never ends loading',
      `globalThis.${global} = { init() {}, get: () => new Promise(() => {}) };`,
      './routes',
      'runEndless',
      late,
    ],
    [
      'throws when it starts',
      routes('null', `throw new Error('boom');`).of(global),
      './routes',
      'runThrows',
      'Error: boom',
    ],
    ['loops when it starts', routes('null', 'while (true) {}').of(global), './routes', 'runEndless', late],
    [
      'has a page that does not load',
      routes(`async () => { throw new Error('gone') }`).of(global),
      '/search',
      'runThrows',
      'Error: gone',
    ],
    [
      'has a page that never ends loading',
      routes('() => new Promise(() => {})').of(global),
      '/search',
      'runEndless',
      late,
    ],
  ])('%s', async (_what, browser, place, code, text) => {
    expect(await runOf({ browser })).toEqual(faultAt(place, code, text));
  });
});

describe('a build is found that, in the renderer,', () => {
  it.each<[string, string, string, string, unknown]>([
    ['throws when it starts', `throw new Error('boom');`, 'server.cjs', 'runThrows', 'Error: boom'],
    ['loops when it starts', 'while (true) {}', 'server.cjs', 'runEndless', late],
    [
      'throws in a page',
      pageCode(`url.endsWith('milk') ? null.x : '<main>Milk</main>'`),
      '/product/:slug',
      'runThrows',
      expect.stringContaining('TypeError'),
    ],
    ['never ends a page', pageCode('new Promise(() => {})'), '/', 'runEndless', late],
    ['paints nothing', pageCode(`'<header>Fresh</header><main><div></div></main>'`), '/', 'runBlank', ''],
  ])('%s', async (_what, server, place, code, text) => {
    expect(await runOf({ server })).toEqual(faultAt(place, code, text));
  });
});

it('a missing export of mfe-shared is found in the part that uses it', async () => {
  const using = routes(
    `async () => { const { get } = Object.values(shared['mfe-shared'])[0]; (await get())().useText(); }`,
  );
  expect(await runOf({ browser: using.of(global) })).toEqual([]);
  const without = container('{}').of(`larder_${buildOf('a')}`);
  expect(await runOf({ browser: using.of(global) }, { shared: without })).toEqual(
    faultAt('/search', 'runThrows', expect.stringContaining('useText is not a function')),
  );
});

it('a page that shows the API’s refusal has no fault, nor has one without data', async () => {
  expect(
    await runOf({
      server: pageCode(`(() => { const e = new Error('off'); e.name = 'ApiError'; throw e; })()`),
    }),
  ).toEqual([]);
  expect(
    await runOf({ server: `exports.page = async () => ({ left: 'The API answered 404', status: 404 });` }),
  ).toEqual([]);
});

it('a build of this machine is read from its folder, and one with other bytes than its record does not run', async () => {
  writeFileSync(join(builds, 'x'), '');
  files.clear();
  const set = {
    shell: build('shell', 'a', '', shellCode),
    shared: build('mfe-shared', 'a', container('{}').of(`larder_${buildOf('a')}`), sharedCode),
    remote: build('mfe-storefront', 'b', good.browser, null),
  };
  const read = async () => Buffer.from('other');
  expect(await run({ set, read, shop: null })).toEqual([
    {
      code: 'runThrows',
      remote: 'mfe-shared',
      build: buildOf('a'),
      place: 'entry.js',
      text: expect.any(String),
    },
  ]);
});
