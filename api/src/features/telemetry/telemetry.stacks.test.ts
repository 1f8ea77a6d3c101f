import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { encodedMappings, TraceMap } from '@jridgewell/trace-mapping';
import { sha384 } from '../../platform/storage/release-bytes.ts';
import { mapsFile } from '../../platform/storage/release-maps.ts';
import type { Actor } from '../../testing/actors.ts';
import { createPlatformUser } from '../../testing/actors.ts';
import type { TestBuild } from '../../testing/builds.ts';
import {
  createToken,
  makeBuild,
  makeShared,
  makeShell,
  putLive,
  releaseCalls,
} from '../../testing/builds.ts';
import { createStore } from '../../testing/factories.ts';
import { writeBuilds } from '../../testing/local-builds.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

let test: TestApp;
let pat: Actor;
let dist: string;
const source = 'mfe-storefront/src/features/cart/total.ts';

/** `function addUp(lines) {\n  throw new Error(…)\n}`, minified, in the second line of its file. */
const code = '//# allFunctionsCalledOnLoad\nself.x=1;function r(t){throw Error("x"+t)}';
const second = code.split('\n')[1] ?? '';
const map = {
  ...{ version: 3, sources: [source], names: ['addUp', 'lines', 'Error'] },
  mappings: encodedMappings(
    new TraceMap({
      ...{ version: 3, sources: [source], names: ['addUp', 'lines', 'Error'] },
      mappings: [
        [],
        [
          [second.indexOf('r('), 0, 2, 9, 0],
          [second.indexOf('Error'), 0, 3, 8, 2],
        ],
      ],
    }),
  ),
};
const packed = brotliCompressSync(JSON.stringify({ 'routes.1234567890.js': map }));

function withCode(remote: string): TestBuild {
  const build = makeBuild(remote);
  const bytes = Buffer.from(code);
  build.files.set('routes.1234567890.js', bytes);
  const facts = build.record.files.find(({ path }) => path === 'routes.1234567890.js');
  Object.assign(facts!, { size: bytes.length, sha384: sha384(bytes) });
  return build;
}
const local = withCode('mfe-storefront');

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'larder-dist-'));
  test = await startTestApp({ builds: dist });
  pat = await createPlatformUser(test.database);
  await createStore(test.database, 'fresh');
  await putLive(test.database, makeShell(), makeShared(), local);
  await writeBuilds(dist, local);
  await writeFile(join(dist, local.record.remote, local.record.build, mapsFile), packed);
});
afterAll(async () => {
  await test.close();
  await rm(dist, { recursive: true });
});

const at = ({ record }: TestBuild, file = 'routes.1234567890.js') =>
  `https://fresh.test/mfe/${record.remote}/${record.build}/${file}:2:${second.indexOf('Error') + 1}`;

/** The stack as an operator reads it. */
async function read({ record }: TestBuild, stack: string): Promise<string> {
  const { remote, build } = record;
  const error = { remote, build, phase: 'render', message: randomUUID().replace(/\d/g, 'x'), stack };
  const body = { composition: 'c', path: '/', errors: [error] };
  await test.call('fresh.localhost', 'POST', '/api/telemetry', { body });
  const ask = async (path: string) =>
    (await test.call('localhost', 'GET', `/api/telemetry/${path}`, { token: pat.token })).body;
  const groups = await ask(`error-groups?remote=${remote}&build=${build}`);
  const { fingerprint } = groups.items.find(({ message }: { message: string }) => message === error.message);
  const list = await ask(`errors?remote=${remote}&build=${build}&fingerprint=${fingerprint}`);
  return list.items[0].stack;
}

it.each([
  ['Chrome', (place: string) => `    at r (${place})`],
  ['Firefox', (place: string) => `r@${place}`],
])('a stack of %s names the source and its function; a line without a map stays', async (_browser, line) => {
  const strange = [line(at(local, 'entry.js')), line(at(local).replace(/\d+:\d+$/, '0:0'))].join('\n');
  expect(await read(local, ['Error: x', line(at(local)), strange].join('\n'))).toBe(
    ['Error: x', `    at addUp (${source}:4:9)`, strange].join('\n'),
  );
});

it('a released build’s stack is read with the maps that its team sent, and as it is without them', async () => {
  const build = withCode('mfe-storefront');
  const calls = releaseCalls(test);
  const token = await createToken(test.database, 'mfe-storefront');
  await calls.upload(build, token);
  expect((await calls.publish(build, token)).status).toBe(200);
  expect(await read(build, `at r (${at(build)})`)).toBe(`at r (${at(build)})`);
  const sent = await test.call('localhost', 'PUT', `${calls.at(build)}/maps`, {
    ...{ token, body: packed, headers: { 'content-type': 'application/octet-stream' } },
  });
  expect(sent.status).toBe(200);
  expect(await read(build, `at r (${at(build)})`)).toBe(`    at addUp (${source}:4:9)`);
});

it('a map that is broken leaves the stack as it is', async () => {
  const build = withCode('mfe-storefront');
  await putLive(test.database, build);
  await writeBuilds(dist, build);
  const broken = { 'routes.1234567890.js': { ...map, mappings: '!!!' } };
  const path = join(dist, build.record.remote, build.record.build, mapsFile);
  await writeFile(path, brotliCompressSync(JSON.stringify(broken)));
  expect(await read(build, `at r (${at(build)})`)).toBe(`at r (${at(build)})`);
});
