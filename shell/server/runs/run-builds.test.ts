import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunBuilds, ShopToRender } from 'api';
import { pino } from 'pino';
import type { TestRecord } from '../testing/builds.ts';
import { buildOf, makeRecord, sha384 } from '../testing/builds.ts';
import { container, routes, staffRoutes } from '../testing/containers.ts';
import { browserShell, pageCode, sharedCode, shellCode } from '../testing/server-builds.ts';
import { createRunBuilds } from './run-builds.ts';

const builds = mkdtempSync(join(tmpdir(), 'runs-'));
afterAll(() => rmSync(builds, { recursive: true, force: true }));
const log = pino({ level: 'silent' });
/** A busy machine may take as long for a step. */
const patient = createRunBuilds({ builds, log, stepMs: 10_000 });
/** For what ends by the time alone. */
const hasty = createRunBuilds({ builds, log, stepMs: 2_000 });
const runFor = (code: string) => (code === 'runThrows' ? patient : hasty);

type Codes = { browser?: string; server?: string | null };

const files = new Map<string, Buffer>();
const read = async ({ remote, build: id }: { remote: string; build: string }, file: string) =>
  files.get(`${remote}/${id}/${file}`) ?? null;

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

/** Pages that only browsers render, for staff. */
const staffPages = ['/admin/orders', '/admin/order/:id'].map((path) => ({
  path,
  host: 'store' as const,
  chunks: [],
}));

const shop: ShopToRender = {
  ...{ origin: 'http://fresh.localhost', product: 'milk' },
  bootstrap: JSON.stringify({ tenant: { type: 'tenant', id: 'fresh', domain: 'fresh.localhost' } }),
  ask: async () => ({ status: 404, body: '{}' }),
};
const good = { browser: routes().of(`larder_${buildOf('b')}`), server: pageCode("'<main>Milk</main>'") };

/** A run of a storefront, beside a shell and an mfe-shared that work. */
async function runOf(
  { browser = good.browser, server = good.server }: Codes,
  { run = patient, ...given }: { shared?: string; run?: RunBuilds } = {},
) {
  const shared = given.shared ?? container('{ useText() {} }').of(`larder_${buildOf('a')}`);
  const set = {
    shell: build('shell', 'a', '', shellCode),
    shared: build('mfe-shared', 'a', shared, sharedCode),
    remote: build('mfe-storefront', 'b', browser, server, ['/', '/product/:slug']),
  };
  return run({ set, read, shop, platform: null });
}

const late = '2 s';
const global = `larder_${buildOf('b')}`;
const faultAt = (place: string, code: string, text: unknown) => [
  { code, remote: 'mfe-storefront', build: buildOf('b'), place, text },
];

it('a run of builds that meet each other’s needs finds no fault', async () => {
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
    // Without pages of a renderer, which would have to be fast as well.
    const found = await runOf({ browser, server: null }, { run: runFor(code) });
    expect(found).toMatchObject(faultAt(place, code, text));
  });
});

describe('a build is found that, in the renderer,', () => {
  // Where a module has had little of a busy machine, the page is to blame that waits for it.
  const moduleOrPage = expect.stringMatching(/^(server\.cjs|\/)$/);
  it.each<[string, string, string, string, unknown]>([
    ['throws when it starts', `throw new Error('boom');`, 'server.cjs', 'runThrows', 'Error: boom'],
    ['loops when it starts', 'while (true) {}', moduleOrPage, 'runEndless', late],
    [
      'throws in a page',
      pageCode(`url.endsWith('milk') ? null.x : '<main>Milk</main>'`),
      '/product/:slug',
      'runThrows',
      expect.stringContaining('TypeError'),
    ],
    ['loops in a page', pageCode('(() => { while (true); })()'), '/', 'runEndless', late],
    ['never ends a page', pageCode('new Promise(() => {})'), '/', 'runEndless', late],
    ['paints nothing', pageCode(`'<header>Fresh</header><main><div></div></main>'`), '/', 'runBlank', ''],
  ])('%s', async (_what, server, place, code, text) => {
    expect(await runOf({ server }, { run: runFor(code) })).toMatchObject(faultAt(place, code, text));
  });
});

/** A run of a back office in a shell. */
type InShell = { shell?: string; text?: string; run?: RunBuilds };
async function runInShell({ shell = browserShell, text = `'Page ' + path`, run = patient }: InShell) {
  const set = {
    shell: build('shell', 'a', `${shell} /* larderWatch */`, null),
    shared: build('mfe-shared', 'a', container('{}').of(`larder_${buildOf('a')}`), null),
    remote: {
      ...build('mfe-storefront', 'b', staffRoutes(text).of(global), null),
      pages: staffPages,
    } as TestRecord,
  };
  return run({ set, read, shop, platform: null });
}
const shellFault = (code: string, text: unknown) => [
  { code, remote: 'shell', build: buildOf('a'), place: 'entry.js', text },
];

describe('in a shell that is started,', () => {
  it('each page that edges do not render is opened, signed in with all permissions', async () => {
    const cookie = `decodeURIComponent(document.cookie)`;
    const isOwner = `${cookie}.includes('"role":"TENANT_ADMIN"') && ${cookie}.includes('write_orders')`;
    expect(await runInShell({ text: `${isOwner} ? path : ''` })).toEqual([]);
  });
  it.each<[string, string, string, string, unknown]>([
    [
      'paints nothing in a page',
      `path === '/admin/orders' ? 'Orders' : ''`,
      '/admin/order/none',
      'runBlank',
      '',
    ],
    [
      'loops in a page',
      `{ while (path !== '/admin/orders'); return 'Orders'; }`,
      '/admin/order/none',
      'runEndless',
      late,
    ],
    [
      'fails in a page, as the shell reports it',
      `{ navigator.sendBeacon('/api/telemetry', new Blob([JSON.stringify({ errors: [{ remote: 'mfe-storefront', phase: 'render', message: 'Error: boom' }] })])); return 'It failed'; }`,
      '/admin/orders',
      'runThrows',
      'Error: boom',
    ],
  ])('a build is found that %s', async (_what, text, place, code, reason) => {
    expect(await runInShell({ text, run: runFor(code) })).toMatchObject(faultAt(place, code, reason));
  });
  it('a shell from before it said what it shows is not started', async () => {
    const old = { ...build('shell', 'c', `throw new Error('boom');`, null) };
    const shared = build('mfe-shared', 'a', container('{}').of(`larder_${buildOf('a')}`), null);
    const remote = {
      ...build('mfe-storefront', 'b', staffRoutes('path').of(global), null),
      pages: staffPages,
    };
    const set = { shell: old, shared, remote: remote as TestRecord };
    expect(await patient({ set, read, shop, platform: null })).toEqual([]);
  });
  it.each<[string, string, string, unknown]>([
    ['throws when it is loaded', `throw new Error('boom');`, 'runThrows', 'Error: boom'],
    ['loops when it is loaded', 'while (true) {}', 'runEndless', late],
    ['never shows a page', 'void 0;', 'runEndless', late],
  ])('a shell is found that %s', async (_what, shell, code, text) => {
    expect(await runInShell({ shell, run: runFor(code) })).toMatchObject(shellFault(code, text));
  });
});

it('a page that may only be slow does not keep the shell from being run', async () => {
  const remote = build('mfe-storefront', 'b', good.browser, pageCode('new Promise(() => {})'), ['/']);
  const set = {
    shell: build('shell', 'a', `throw new Error('boom'); /* larderWatch */`, shellCode),
    shared: build('mfe-shared', 'a', container('{}').of(`larder_${buildOf('a')}`), sharedCode),
    remote: { ...remote, pages: [...remote.pages, ...staffPages] } as TestRecord,
  };
  expect(await hasty({ set, read, shop, platform: null })).toMatchObject([
    ...faultAt('/', 'runEndless', late),
    ...shellFault('runThrows', 'Error: boom'),
  ]);
});

it('a build that waits for nothing is found at once and for sure, as no other machine would be faster', async () => {
  const run = createRunBuilds({ builds, log, stepMs: 600_000 });
  const isSure = { code: 'runEndless', isSure: true };
  const browser = routes('() => new Promise(() => {})').of(global);
  expect(await runOf({ browser, server: null }, { run })).toMatchObject([{ ...isSure, place: '/search' }]);
  expect(await runInShell({ shell: 'void 0;', run })).toMatchObject([{ ...isSure, remote: 'shell' }]);
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
  const other = async () => Buffer.from('other');
  expect(await patient({ set, read: other, shop: null, platform: null })).toEqual([
    {
      code: 'runThrows',
      remote: 'mfe-shared',
      build: buildOf('a'),
      place: 'entry.js',
      text: expect.any(String),
    },
  ]);
});
