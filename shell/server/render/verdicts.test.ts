import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HostBootstrap } from 'api';
import { pino } from 'pino';
import type { Composition } from '../composition.ts';
import { pageCode, serverRecord, sharedCode, shellCode } from '../testing/server-builds.ts';
import { RenderFailure } from './renderer-process.ts';
import type { Rendering } from './rendering.ts';
import { createRendering } from './rendering.ts';

const remote = 'mfe-storefront';
const timeoutMs = 2_500;

let folder: string;
let rendering: Rendering;
let verdicts: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verdicts-'));
  verdicts = [];
  rendering = createRendering({
    files: { find: async ({ part, build }) => ({ folder: join(folder, part, build) }) },
    log: pino({ level: 'silent' }),
    onBroken: ({ part, problem }) => verdicts.push(`${part.remote} ${problem}`),
    timeoutMs,
  });
});
afterEach(() => {
  rendering.stop();
  rmSync(folder, { recursive: true, force: true });
});

function put(part: string, build: string, code: string) {
  mkdirSync(join(folder, part, build), { recursive: true });
  writeFileSync(join(folder, part, build, 'server.cjs'), code);
  return serverRecord(part, build, code);
}

function compose(page: string, build: string, shared = sharedCode): Composition {
  const parts = {
    shell: put('shell', 's1', shellCode),
    'mfe-shared': put('mfe-shared', `h${build}`, shared),
    [remote]: put(remote, build, page),
  };
  return { id: build, parts, fallback: {} } as unknown as Composition;
}

const visit = { bootstrap: {} as HostBootstrap, language: 'en', rootDomain: 'localhost' };
const ask = async () => ({ status: 200, body: 'null' });
const render = (composition: Composition) =>
  rendering.render({ composition, remote, origin: 'http://localhost', address: '/', ask, ...visit });
const isRendered = (composition: Composition) =>
  rendering.address(composition, remote, '/', new URLSearchParams()) !== null;

const loops = 'for (;;);';

it.each([
  ['a remote', remote, () => compose(loops, 'b1')],
  ['mfe-shared', 'mfe-shared', () => compose(pageCode('""'), 'b1', loops)],
])('one renderer that sees %s loop while it is loaded is enough', async (_what, part, make) => {
  const bad = make();
  const loopsSeen = () => verdicts.filter((verdict) => verdict !== `${remote} hangs`);
  // On a busy machine a renderer may get less processor time than a verdict needs. Three of those are a page that hangs.
  for (let tries = 0; tries < 8 && loopsSeen().length === 0; tries += 1)
    await expect(render(bad)).rejects.toThrow(/nothing came/);
  expect(isRendered(bad)).toBe(false);
  expect(loopsSeen()).toEqual([`${part} loops`]);
});

it('a module that has no processor time is no verdict on its build: the machine is busy', async () => {
  const waits = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60000);';
  const slow = compose(waits, 'b1');
  await expect(render(slow)).rejects.toThrow(/nothing came/);
  expect(verdicts).toEqual([]);
  expect(isRendered(slow)).toBe(true);
});

it('a build that loops is no fault of the page that was rendered beside it', async () => {
  const beside = compose(pageCode('await new Promise(() => {})'), 'b2');
  const bad = compose(loops, 'b1');
  for (const one of await Promise.allSettled([render(beside), render(bad)]))
    expect(one.status).toBe('rejected');
  expect(isRendered(beside)).toBe(true);
  expect(verdicts.filter((verdict) => verdict !== `${remote} loops`)).toEqual([]);
});

it('a file that this machine cannot read is no verdict on its build', async () => {
  const page = compose(pageCode('""'), 'b1');
  rmSync(join(folder, remote, 'b1', 'server.cjs'));
  await expect(render(page)).rejects.toThrow(RenderFailure);
  expect(verdicts).toEqual([]);
});
