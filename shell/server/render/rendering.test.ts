import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HostBootstrap } from 'api';
import { pino } from 'pino';
import type { Composition } from '../composition.ts';
import { pageApi } from '../page-api.ts';
import { pageCode, serverRecord, sharedCode, shellCode } from '../testing/server-builds.ts';
import type { RenderOutput } from './messages.ts';
import { RendererBusy, RenderFailure } from './renderer-process.ts';
import type { Rendering } from './rendering.ts';
import { createRendering } from './rendering.ts';

const remote = 'mfe-storefront';

let folder: string;
let rendering: Rendering;
let broken: string[];
let asked: { path: string; host: string; given: unknown[] }[];
let answerAfterMs: (host: string) => number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rendering-'));
  broken = [];
  asked = [];
  answerAfterMs = () => 0;
  rendering = begin();
});

/** Starting the renderer counts, too: on a busy machine that alone takes a second. */
function begin(timeoutMs = 10_000, log = pino({ level: 'silent' })): Rendering {
  return createRendering({
    files: { find: async ({ part, build }) => ({ folder: join(folder, part, build) }) },
    log,
    onBroken: ({ part, message, problem, page = '' }) =>
      broken.push(`${part.remote} ${page && `${page} ${problem} `}${message.split('\n')[0]}`),
    timeoutMs,
  });
}

afterEach(() => {
  rendering.stop();
  rmSync(folder, { recursive: true, force: true });
});

function put(part: string, build: string, code: string, released = code) {
  mkdirSync(join(folder, part, build), { recursive: true });
  writeFileSync(join(folder, part, build, 'server.cjs'), code);
  return serverRecord(part, build, released);
}

function compose(
  page: string,
  build = 'b1',
  given: { shared?: string; released?: string } = {},
): Composition {
  const parts = {
    shell: put('shell', 's1', shellCode),
    'mfe-shared': put('mfe-shared', given.shared ? 'h2' : 'h1', given.shared ?? sharedCode),
    [remote]: put(remote, build, page, given.released),
  };
  return { id: build, parts, fallback: {} } as unknown as Composition;
}

const api = {
  async text(path: string, host: string, ...given: unknown[]) {
    asked.push({ path, host, given });
    await new Promise((resolve) => setTimeout(resolve, answerAfterMs(host)));
    return { status: 200, body: JSON.stringify({ from: host }) };
  },
};

const visit = (composition: Composition, address = '/', host = 'fresh.localhost') => ({
  ...{ composition, remote, address, ask: pageApi(api, host), origin: `http://${host}` },
  bootstrap: { tenant: { id: host } } as unknown as HostBootstrap,
  language: 'en',
  rootDomain: 'localhost',
});

async function htmlOf(output: Promise<RenderOutput>): Promise<string> {
  const page = await output;
  if (!('html' in page)) throw new Error('no page came');
  return Buffer.from(page.html).toString();
}

const isRendered = (composition: Composition, path = '/') =>
  rendering.address(composition, remote, path, new URLSearchParams()) !== null;

it('pages of several compositions are rendered side by side, each by its own builds', async () => {
  const old = compose(pageCode('"old " + url'), 'b1');
  const next = compose(pageCode('"new " + url'), 'b2');
  expect(await htmlOf(rendering.render(visit(old, '/search?q=milk')))).toBe(
    'old http://fresh.localhost/search?q=milk',
  );
  expect(await htmlOf(rendering.render(visit(next)))).toBe('new http://fresh.localhost/');
  expect(await htmlOf(rendering.render(visit(old)))).toBe('old http://fresh.localhost/');
});

it('pages that are rendered at the same time get their own host’s data, and are requested without credentials', async () => {
  answerAfterMs = (host) => (host.startsWith('fresh') ? 80 : 0);
  const page = compose(
    pageCode('(await require("mfe-shared").ask("/api/x")).body.from + " for " + bootstrap.tenant.id'),
  );
  const hosts = ['fresh.localhost', 'bakehouse.localhost', 'greens.localhost'];
  const pages = await Promise.all(hosts.map((host) => htmlOf(rendering.render(visit(page, '/', host)))));
  expect(pages).toEqual(hosts.map((host) => `${host} for ${host}`));
  expect(asked.map(({ given }) => given)).toEqual([[], [], []]);
});

it('rendered code can request nothing but the API', async () => {
  const page = compose(
    pageCode('(await require("mfe-shared").ask("http://169.254.169.254/latest/meta-data")).status'),
  );
  expect(await htmlOf(rendering.render(visit(page)))).toBe('404');
  expect(asked).toEqual([]);
});

it('a rendered page’s address holds only what its content depends on, and private pages have none', () => {
  const composition = compose(pageCode('""'));
  const address = (path: string, query = '') =>
    rendering.address(composition, remote, path, new URLSearchParams(query));
  expect(address('/search', 'utm_source=mail&q=milk')).toBe('/search?q=milk');
  expect(address('/product/milk', 'q=1')).toBe('/product/milk');
  expect(address('/cart')).toBeNull();
  expect(address('//')).toBeNull();
  expect(address('/product//milk')).toBeNull();
  expect(address('/search/')).toBe('/search/');
  expect(address('/user/my-orders')).toBeNull();
});

it('a build that needs another version of a library is not rendered on the server', () => {
  const composition = compose(pageCode('""'));
  const own = composition.parts[remote];
  if (!own) throw new Error('no remote');
  expect(isRendered(composition)).toBe(true);
  own.needs = { react: '^18.0.0', 'mfe-shared': '^1.0.0' };
  expect(isRendered(composition)).toBe(false);
});

it.each([
  ['throws when it begins', 'throw new Error("no such thing")', 'Error: no such thing'],
  ['is no JavaScript', 'this is not', "SyntaxError: Unexpected identifier 'is'"],
])('a build that %s is not rendered for a while, which is reported once', async (_what, code, message) => {
  const bad = compose(code, 'b1');
  const good = compose(pageCode('"well"'), 'b2');
  await expect(rendering.render(visit(bad))).rejects.toThrow(RenderFailure);
  expect(isRendered(bad)).toBe(false);
  expect(broken).toEqual([`${remote} ${message}`]);
  expect(await htmlOf(rendering.render(visit(good)))).toBe('well');
});

it('mfe-shared is reported when it does not start', async () => {
  const page = compose(pageCode('""'), 'b1', { shared: 'throw new Error("empty")' });
  await expect(rendering.render(visit(page))).rejects.toThrow('empty');
  expect(broken).toEqual(['mfe-shared Error: empty']);
});

it('a file that differs from its record is not run', async () => {
  const page = compose(pageCode('"changed"'), 'b1', { released: pageCode('"as it was"') });
  await expect(rendering.render(visit(page))).rejects.toThrow('is not what was released');
  expect(isRendered(page)).toBe(false);
});

it('rendering continues after a page that throws', async () => {
  const page = compose(pageCode('{ if (url.endsWith("milk")) throw new Error("sour"); return "fine"; }'));
  await expect(rendering.render(visit(page, '/product/milk'))).rejects.toThrow('sour');
  expect(await htmlOf(rendering.render(visit(page)))).toBe('fine');
  expect(broken).toEqual([]);
});

it('a renderer that hangs is ended, and a build that hangs again and again is not rendered any more', async () => {
  rendering.stop();
  rendering = begin(2_500);
  const bad = compose(pageCode('{ for (;;); }'), 'b1');
  const good = compose(pageCode('"well"'), 'b2');
  await expect(rendering.render(visit(bad))).rejects.toThrow(/nothing came/);
  expect(await htmlOf(rendering.render(visit(good)))).toBe('well');
  expect(isRendered(bad)).toBe(true);
  for (const _again of [2, 3]) await expect(rendering.render(visit(bad))).rejects.toThrow(/nothing came/);
  expect(isRendered(bad)).toBe(false);
  expect(broken).toHaveLength(1);
});

it.each([
  ['throws in a timer', 'setTimeout(() => { throw new Error("late"); })'],
  ['rejects a promise that nobody waits for', 'void Promise.reject(new Error("late"))'],
])('fails only the page that %s, and the pages beside it come', async (_what, code) => {
  const never = 'await new Promise(() => {})';
  const ask = '(await require("mfe-shared").ask("/api/x")).body.from';
  const page = compose(pageCode(`{ if (!url.endsWith("milk")) return ${ask}; ${code}; ${never}; }`));
  answerAfterMs = () => 300;
  const beside = htmlOf(rendering.render(visit(page)));
  for (const _again of [1, 2, 3, 4])
    await expect(rendering.render(visit(page, '/product/milk'))).rejects.toThrow('late');
  expect(await beside).toBe('fresh.localhost');
  expect(isRendered(page)).toBe(true);
  expect(broken).toEqual([]);
});

it('a store whose pages are all asked for at once leaves the renderer to the pages of others', async () => {
  answerAfterMs = (host) => (host.startsWith('fresh') ? 500 : 0);
  const page = compose(pageCode('(await require("mfe-shared").ask("/api/x")).body.from'));
  const many = Array.from({ length: 60 }, () => rendering.render(visit(page)));
  const ended = Promise.allSettled(many);
  expect(await htmlOf(rendering.render(visit(page, '/', 'bakehouse.localhost')))).toBe('bakehouse.localhost');
  const refused = (await ended).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(24);
  expect((refused[0] as PromiseRejectedResult).reason).toBeInstanceOf(RendererBusy);
  expect(await htmlOf(rendering.render(visit(page)))).toBe('fresh.localhost');
});

it('only those pages of a build that end the renderer are not rendered any more', async () => {
  const page = compose(pageCode('{ if (url.includes("/product/")) process.exit(1); return "fine"; }'));
  for (const slug of ['milk', 'bread', 'eggs'])
    await expect(rendering.render(visit(page, `/product/${slug}`))).rejects.toThrow(/the renderer ended/);
  expect(isRendered(page, '/product/salt')).toBe(false);
  expect(isRendered(page)).toBe(true);
  expect(await htmlOf(rendering.render(visit(page)))).toBe('fine');
  expect(broken).toEqual([`${remote} /product/:slug hangs the renderer ended (1)`]);
});

it('the end of a renderer counts once, however many pages were being rendered', async () => {
  const page = compose(
    pageCode('{ if (url.endsWith("milk")) process.exit(1); await new Promise(() => {}); }'),
  );
  const slugs = ['bread', 'eggs', 'salt', 'milk'];
  const pages = slugs.map((slug) => rendering.render(visit(page, `/product/${slug}`)));
  for (const one of await Promise.allSettled(pages)) expect(one.status).toBe('rejected');
  expect(isRendered(page, '/product/milk')).toBe(true);
});

it('rendering continues after a page’s code ended its process', async () => {
  const page = compose(pageCode('{ if (url.endsWith("milk")) process.exit(1); return "fine"; }'));
  await expect(rendering.render(visit(page, '/product/milk'))).rejects.toThrow(/the renderer ended/);
  expect(await htmlOf(rendering.render(visit(page)))).toBe('fine');
});

it('released code can read no file and no setting and can start no process', async () => {
  const attempts = [
    'process.getBuiltinModule("fs").readFileSync("/etc/hostname", "utf8")',
    'process.getBuiltinModule("fs").writeFileSync("/tmp/larder-was-here", "")',
    'process.getBuiltinModule("child_process").execSync("id").toString()',
    'new (process.getBuiltinModule("worker_threads").Worker)("1", { eval: true })',
  ];
  const tried = attempts.map(
    (code) => `(() => { try { return ${code}; } catch (error) { return error.code; } })()`,
  );
  const page = compose(pageCode(`[${tried}, Object.keys(process.env).sort().join()].join(" ")`));
  const html = await htmlOf(rendering.render(visit(page)));
  expect(html.split(' ').slice(0, 4)).toEqual(attempts.map(() => 'ERR_ACCESS_DENIED'));
  // A secret would be one name more: Jest's environment is not the one that processes inherit, so none is set here.
  expect(html.split(' ').slice(4)).toEqual(['NODE_ENV']);
});

it('no build is reported as broken once rendering is stopped', async () => {
  const page = compose(pageCode('await new Promise(() => {})'));
  const rendered = rendering.render(visit(page));
  setTimeout(() => rendering.stop(), 300);
  await expect(rendered).rejects.toThrow(/the renderer ended/);
  expect(broken).toEqual([]);
});

it('a page’s data that comes when the renderer has just ended is no line of the log', async () => {
  const lines: string[] = [];
  rendering.stop();
  rendering = begin(10_000, pino({ level: 'warn' }, { write: (line) => void lines.push(line) }));
  const page = compose(pageCode('await require("mfe-shared").ask("/api/" + process.pid)'));
  const ask = async (path: string) => {
    const pid = Number(path.split('/').at(-1));
    process.kill(pid, 'SIGKILL');
    // Without a turn of the event loop, in which it would be heard that the process has ended.
    while (!readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z '));
    return { status: 200, body: 'null' };
  };
  await expect(rendering.render({ ...visit(page), ask })).rejects.toThrow('the renderer ended (SIGKILL)');
  expect(lines).toEqual([]);
});
