import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import { openReleaseFiles } from '../../platform/storage/open-release-files.ts';
import { mapsFile } from '../../platform/storage/release-maps.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import {
  createToken,
  makeBuild,
  makeShared,
  makeShell,
  putLive,
  releaseCalls,
} from '../../testing/builds.ts';
import { writeBuilds } from '../../testing/local-builds.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { readLive } from '../rollouts/rollouts.live.service.ts';
import { readPlan } from '../rollouts/rollouts.plan.service.ts';
import { releaseBundled } from './bundled-builds.service.ts';

let test: TestApp;
let folder: string;
const warnings: unknown[] = [];
const log = { info: () => {}, warn: (...given: unknown[]) => void warnings.push(given) };
const storefront = () => makeBuild('mfe-storefront', { needs: { 'mfe-shared': '^1.0.0' } });
const first = { shell: makeShell(), shared: makeShared(), shop: storefront() };
const part = 'mfe-storefront';

beforeEach(async () => {
  test = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'larder-bundled-'));
  warnings.length = 0;
});
afterEach(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

const start = (from = folder) => {
  const config = { ROOT_DOMAIN: 'localhost', NODE_ENV: 'test' as const, DATA_DIR: test.dataDir };
  const ask = async () => ({ status: 404, body: '' });
  const releaseFiles = openReleaseFiles(config);
  return releaseBundled({ config, database: test.database, releaseFiles, runBuilds: null, ask }, from, log);
};
const live = async () => (await onPlatform(test.database, readLive)).parts;
const sources = async () => Object.values((await onPlatform(test.database, readPlan)).sources);
const fileOf = (build: string) =>
  test.call('localhost', 'GET', `/api/releases/${part}/${build}/files/entry.js`);

describe('a production server', () => {
  it('releases the builds that come with it, so that every edge can get their files', async () => {
    await writeBuilds(folder, first.shell, first.shared, first.shop);
    const { remote, build } = first.shop.record;
    await writeFile(join(folder, remote, build, mapsFile), brotliCompressSync('{}'));
    await start();
    expect(await readdir(join(test.dataDir, 'release-maps', remote))).toEqual([build]);
    expect(Object.values(await live()).sort()).toEqual(
      Object.values(first)
        .map(({ record }) => record.build)
        .sort(),
    );
    expect(await sources()).toEqual(['upload', 'upload', 'upload']);
    expect((await fileOf(first.shop.record.build)).status).toBe(200);
  });

  it('takes the compressed copies that come with its builds, and makes those that are missing', async () => {
    await writeBuilds(folder, first.shell, first.shared, first.shop);
    const { remote, build } = first.shop.record;
    const bytes = first.shop.files.get('entry.js')!;
    const copy = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });
    await writeFile(join(folder, remote, build, 'entry.js.br'), copy);
    await writeFile(join(folder, remote, build, 'entry.js.gz'), gzipSync(bytes));
    await start();
    const released = (part: string, id: string) =>
      readFile(join(test.dataDir, 'releases', part, id, 'entry.js.br'));
    expect(await released(remote, build)).toEqual(copy);
    const { record, files } = first.shared;
    expect(brotliDecompressSync(await released(record.remote, record.build))).toEqual(files.get('entry.js'));
  });

  it('starts beside others of its version, at the same moment', async () => {
    await writeBuilds(folder, first.shell, first.shared, first.shop);
    await Promise.all([start(), start()]);
    expect((await live())[part]).toBe(first.shop.record.build);
    expect((await fileOf(first.shop.record.build)).status).toBe(200);
  });

  it('of an older version changes nothing when it starts again', async () => {
    await writeBuilds(folder, first.shell, first.shared, first.shop);
    await start();
    const newer = await mkdtemp(join(tmpdir(), 'larder-bundled-'));
    const next = storefront();
    await writeBuilds(newer, first.shell, first.shared, next);
    await start(newer);
    expect((await live())[part]).toBe(next.record.build);
    await start();
    expect((await live())[part]).toBe(next.record.build);
    await rm(newer, { recursive: true });
  });

  it('leaves a team’s release live, and has its own build there to be chosen', async () => {
    await writeBuilds(folder, first.shell, first.shared, first.shop);
    await start();
    const token = await createToken(test.database, part);
    const calls = releaseCalls(test);
    const ofTeam = storefront();
    await calls.upload(ofTeam, token);
    await calls.publish(ofTeam, token, { live: true });
    const bundled = storefront();
    await writeBuilds(folder, bundled);
    await start();
    expect((await live())[part]).toBe(ofTeam.record.build);
    expect((await calls.publish(bundled, token, { live: true })).body.live).toBe(true);
  });

  it('gives out none of its builds when they do not fit what teams released', async () => {
    await writeBuilds(
      folder,
      first.shell,
      first.shared,
      makeBuild(part, { needs: { 'mfe-shared': '^9.0.0' } }),
    );
    await start();
    expect(await live()).toEqual({});
    expect(JSON.stringify(warnings)).toContain('needs mfe-shared ^9.0.0; there would be 1.0.0.');
  });

  it('has the builds of a platform from before for every edge as well', async () => {
    await putLive(test.database, first.shell, first.shared, first.shop);
    expect((await fileOf(first.shop.record.build)).status).toBe(404);
    await writeBuilds(folder, first.shell, first.shared, first.shop);
    await start();
    expect(await sources()).toEqual(['upload', 'upload', 'upload']);
    expect((await fileOf(first.shop.record.build)).status).toBe(200);
  });
});
