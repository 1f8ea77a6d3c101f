import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { S3Server } from '../../testing/s3-server.ts';
import { s3Account, startS3Server } from '../../testing/s3-server.ts';
import { openReleaseFiles } from './open-release-files.ts';
import { sha384 } from './release-bytes.ts';
import type { BuildFiles, ReleaseFiles } from './release-files.ts';

const entry = Buffer.from('console.log("larder");'.repeat(50));
const picture = Buffer.from([0x52, 0x49, 0x46, 0x46, 1, 2, 3]);
const fileOf = (path: string, bytes: Buffer) => ({
  ...{ path, size: bytes.length, gzip: 0, brotli: 0, sha384: sha384(bytes) },
});
const build: BuildFiles = {
  remote: 'mfe-storefront',
  build: '0123456789ab',
  files: [fileOf('entry.js', entry), fileOf('logo.webp', picture)],
};

let server: S3Server;
let dataDir: string;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.close());
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'larder-'));
  server.objects.clear();
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const settings = () => ({ ROOT_DOMAIN: 'localhost', NODE_ENV: 'test' as const, DATA_DIR: dataDir });
const inFolder = () => openReleaseFiles(settings());
const inBucket = () =>
  openReleaseFiles({
    ...settings(),
    S3_ENDPOINT: server.endpoint,
    S3_BUCKET: 'releases-of-larder',
    S3_REGION: s3Account.region,
    S3_ACCESS_KEY: s3Account.accessKey,
    S3_SECRET_KEY: s3Account.secretKey,
  });
const read = async (files: ReleaseFiles, name: string) => {
  const stream = await files.open(build, name);
  return stream && buffer(stream);
};

describe.each([
  ['a folder', inFolder],
  ['a bucket', inBucket],
])('release files in %s', (_where, open) => {
  it('are stored one by one; only missing ones are asked for, and they are served compressed too', async () => {
    const files = open();
    expect(await files.missing(build)).toEqual(['entry.js', 'logo.webp']);
    await files.write(build, 'entry.js', entry);
    expect(await files.missing(build)).toEqual(['logo.webp']);
    await files.write(build, 'logo.webp', picture);
    expect(await files.missing(build)).toEqual([]);
    expect(await files.finish(build)).toEqual([]);
    expect(await read(files, 'entry.js')).toEqual(entry);
    expect(await read(files, 'logo.webp')).toEqual(picture);
    expect(brotliDecompressSync((await read(files, 'entry.js.br'))!)).toEqual(entry);
    expect(gunzipSync((await read(files, 'entry.js.gz'))!)).toEqual(entry);
    expect(await read(files, 'logo.webp.br')).toBeNull();
  });

  it('are not published while one is missing or changed, and it is named', async () => {
    const files = open();
    await files.write(build, 'entry.js', entry);
    expect(await files.finish(build)).toEqual(['logo.webp']);
    await files.write(build, 'logo.webp', picture);
    const other = { ...build, files: [fileOf('entry.js', Buffer.from('other')), build.files[1]!] };
    expect(await files.finish(other)).toEqual(['entry.js']);
  });

  it('are published once, however often it is requested', async () => {
    const files = open();
    for (const [name, bytes] of [
      ['entry.js', entry],
      ['logo.webp', picture],
    ] as const)
      await Promise.all([files.write(build, name, bytes), files.write(build, name, bytes)]);
    expect(await files.finish(build)).toEqual([]);
    expect(await files.finish(build)).toEqual([]);
    expect(await files.missing(build)).toEqual([]);
    expect(await read(files, 'entry.js')).toEqual(entry);
  });

  it('are removed with their build, and no others', async () => {
    const files = open();
    const other = { ...build, build: 'ba9876543210' };
    for (const one of [build, other])
      for (const [name, bytes] of [
        ['entry.js', entry],
        ['logo.webp', picture],
      ] as const)
        await files.write(one, name, bytes);
    for (const one of [build, other]) await files.writeMaps(one, entry);
    await files.finish(build);
    expect(await read(files, build.build)).toBeNull();
    await files.remove(build);
    expect(await files.openMaps(build)).toBeNull();
    expect(await buffer((await files.openMaps(other))!)).toEqual(entry);
    expect(await read(files, 'entry.js')).toBeNull();
    expect(await read(files, 'entry.js.br')).toBeNull();
    expect(await files.missing(build)).toEqual(['entry.js', 'logo.webp']);
    expect(await files.missing(other)).toEqual([]);
    await files.remove(build);
  });
});

describe('release files in a folder', () => {
  const finished = () => join(dataDir, 'releases', build.remote, build.build);
  const draft = () => join(dataDir, 'release-uploads', build.remote, build.build);

  it('are not visible before the build is complete', async () => {
    const files = inFolder();
    await files.write(build, 'entry.js', entry);
    await files.finish(build);
    expect(existsSync(finished())).toBe(false);
    expect(await read(files, 'entry.js')).toBeNull();
    await files.write(build, 'logo.webp', picture);
    await files.finish(build);
    expect((await readdir(finished())).sort()).toEqual([
      'entry.js',
      'entry.js.br',
      'entry.js.gz',
      'logo.webp',
    ]);
  });

  it('that an interrupted process left are not trusted', async () => {
    const files = inFolder();
    await mkdir(draft(), { recursive: true });
    await writeFile(join(draft(), 'entry.js'), entry.subarray(0, 10));
    await writeFile(join(draft(), '.half-a-file'), 'x');
    await writeFile(join(draft(), 'stranger.js'), 'alert(1)');
    expect(await files.missing(build)).toEqual(['entry.js', 'logo.webp']);
    await files.write(build, 'entry.js', entry);
    await files.write(build, 'logo.webp', picture);
    await files.finish(build);
    expect(await readdir(finished())).not.toEqual(expect.arrayContaining(['stranger.js']));
    expect(await readFile(join(finished(), 'entry.js'))).toEqual(entry);
  });

  it('of a complete build stay when some are sent again', async () => {
    const files = inFolder();
    await files.write(build, 'entry.js', entry);
    await files.write(build, 'logo.webp', picture);
    await files.finish(build);
    await files.write(build, 'entry.js', entry);
    expect(await files.finish(build)).toEqual([]);
    expect(await readFile(join(finished(), 'logo.webp'))).toEqual(picture);
  });
});
