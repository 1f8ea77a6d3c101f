import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { auditLog } from '../../platform/http/audit-log.table.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
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
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { readLive } from '../rollouts/rollouts.live.service.ts';

let test: TestApp;
let pat: Actor;
let token: string;
let calls: ReturnType<typeof releaseCalls>;
beforeAll(async () => {
  test = await startTestApp();
  calls = releaseCalls(test);
  pat = await createPlatformUser(test.database);
  token = await createToken(test.database, 'mfe-storefront', { name: 'CI of the storefront' });
  await putLive(test.database, makeShell(), makeShared(), makeBuild('mfe-storefront'));
});
afterAll(() => test.close());

const storefront = (given: Parameters<typeof makeBuild>[1] = {}) =>
  makeBuild('mfe-storefront', { needs: { 'mfe-shared': '^1.0.0', react: '^19.0.0' }, ...given });
const live = () => onPlatform(test.database, readLive);
const folder = ({ record }: TestBuild) => join(test.dataDir, 'releases', record.remote, record.build);
const _drafts = ({ record }: TestBuild) => join(test.dataDir, 'release-uploads', record.remote, record.build);
const read = async (build: TestBuild) =>
  (await test.call('localhost', 'GET', calls.at(build), { token: pat.token })).body;
const fetchFile = async (build: TestBuild, file: string) =>
  test.app.inject({ method: 'GET', url: `${calls.at(build)}/files/${file}`, headers: { host: 'localhost' } });

describe('a release', () => {
  it('is announced, sent file by file and published for every page', async () => {
    const build = storefront();
    const announced = await calls.announce(build, token, { commit: 'abcdef1-dirty' });
    expect([announced.status, announced.body]).toEqual([
      201,
      {
        remote: 'mfe-storefront',
        build: build.record.build,
        status: 'uploading',
        missing: ['entry.js', 'routes.1234567890.js', 'logo.webp'],
        demandsCheck: false,
      },
    ]);
    for (const file of announced.body.missing)
      expect((await calls.send(build, token, file)).status).toBe(200);
    const { status, body } = await calls.publish(build, token, { live: true });
    const now = await live();
    expect([status, body]).toEqual([
      200,
      {
        remote: 'mfe-storefront',
        build: build.record.build,
        label: '1.0.1-abcdef-dirty',
        composition: now.id,
        live: true,
        ranMs: 0,
      },
    ]);
    expect(now.parts).toMatchObject({ 'mfe-storefront': build.record.build });
    expect(await read(build)).toMatchObject({
      source: 'upload',
      status: 'published',
      commit: 'abcdef1-dirty',
      publishedBy: 'CI of the storefront',
      publishedAt: expect.any(String),
      record: build.record,
    });
  });

  it('stores its files, also compressed, where the edge reads them', async () => {
    const build = storefront();
    await calls.upload(build, token);
    await calls.publish(build, token);
    expect((await readdir(folder(build))).sort()).toEqual([
      'entry.js',
      'entry.js.br',
      'entry.js.gz',
      'logo.webp',
      'routes.1234567890.js',
      'routes.1234567890.js.br',
      'routes.1234567890.js.gz',
    ]);
    const reply = await fetchFile(build, 'entry.js');
    expect([reply.statusCode, reply.rawPayload]).toEqual([200, build.files.get('entry.js')]);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect((await fetchFile(build, 'entry.js.br')).statusCode).toBe(200);
    for (const file of ['release.json', 'logo.webp.br', 'other.js'])
      expect((await fetchFile(build, file)).json().code).toBe('RELEASE_UNKNOWN');
  });

  it('that is only published is given to no page, and can go live without being sent again', async () => {
    const build = storefront();
    await calls.upload(build, token);
    const before = await live();
    expect((await calls.publish(build, token)).body.live).toBe(false);
    expect(await live()).toEqual(before);
    expect((await calls.announce(build, token)).body).toMatchObject({ status: 'published', missing: [] });
    expect((await calls.publish(build, token, { live: true })).body.live).toBe(true);
  });

  it('that is repeated changes nothing', async () => {
    const build = storefront();
    await calls.upload(build, token);
    const first = await calls.publish(build, token, { live: true });
    const again = await calls.publish(build, token, { live: true });
    expect(again.body).toEqual(first.body);
  });

  it('records who made it', async () => {
    const build = storefront();
    await calls.upload(build, token);
    await calls.publish(build, token, { live: true });
    const entries = await onPlatform(test.database, (tx) =>
      tx
        .select({ action: auditLog.action, by: auditLog.actorName, details: auditLog.details })
        .from(auditLog),
    );
    const by = 'CI of the storefront (mfe-storefront)';
    const name = { remote: 'mfe-storefront', build: build.record.build };
    expect(entries.filter(({ details }) => details.build === build.record.build)).toEqual([
      { action: 'releases.announce', by, details: { ...name, version: '1.0.0' } },
      {
        action: 'releases.publish',
        by,
        details: { ...name, live: true, ring: null, tenantIds: null, with: [] },
      },
    ]);
  });

  it('is in the operators’ list, newest first', async () => {
    const build = storefront();
    await calls.announce(build, token);
    const list = (query: string) =>
      test.call('localhost', 'GET', `/api/releases?${query}`, { token: pat.token });
    const { body } = await list('remote=mfe-storefront&limit=2');
    expect(body.items[0]).toMatchObject({
      build: build.record.build,
      status: 'uploading',
      publishedAt: null,
    });
    expect(body.items[0]).not.toHaveProperty('record');
    expect((await list(`q=${build.record.build.slice(0, 8)}`)).body.items).toHaveLength(1);
    expect((await list('remote=mfe-store-admin')).body.totalDoc).toBe(0);
    expect((await list('status=demoted')).body.totalDoc).toBe(0);
  });
});

describe('a release record', () => {
  const entry = (path: string) => ({ ...storefront().record.files[0]!, path });
  it.each<[string, object]>([
    ['a build that is no id', { build: '../../../etc' }],
    ['a part that is no name', { remote: 'mfe-storefront/../shell' }],
    ['a path for a file', { files: [entry('../entry.js')] }],
    ['a hidden file', { files: [entry('.entry.js')] }],
    ['no entry among its files', { files: [entry('other.js')] }],
    ['the same file twice', { files: [entry('entry.js'), entry('entry.js')] }],
    ['a compressed form of its own', { files: [entry('entry.js'), entry('entry.js.br')] }],
    ['a chunk that is not there', { chunks: { home: ['home.js'] } }],
    ['a variable that is code', { global: 'a;alert(1)' }],
    ['a file that is too large', { files: [{ ...entry('entry.js'), size: 20_000_001 }] }],
    ['something unknown', { hooks: 'rm -rf /' }],
  ])('is refused with %s', async (_what, given) => {
    const build = { record: { ...storefront().record, ...given }, files: new Map() } as TestBuild;
    const { status, body } = await calls.announce(build, pat.token);
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
  });
});

it('a release of a build that was never announced is unknown', async () => {
  const build = storefront();
  const replies = [
    await calls.send(build, token, 'entry.js'),
    await calls.publish(build, token, { live: true }),
    await test.call('localhost', 'GET', calls.at(build), { token: pat.token }),
    await test.call('localhost', 'POST', `${calls.at(build)}/withdraw`, {
      token: pat.token,
      body: { reason: 'x' },
    }),
  ];
  for (const { status, body } of replies) expect([status, body.code]).toEqual([404, 'RELEASE_UNKNOWN']);
});

it('a release takes files as bytes only and within the size limit', async () => {
  const build = storefront();
  await calls.announce(build, token);
  const url = `${calls.at(build)}/files/entry.js`;
  const json = await test.call('localhost', 'PUT', url, { token, body: { a: 1 } });
  expect([json.status, json.body.code]).toEqual([415, 'UNSUPPORTED_MEDIA']);
  const huge = await calls.send(build, token, 'entry.js', Buffer.alloc(20_000_001));
  expect([huge.status, huge.body.code]).toEqual([413, 'TOO_LARGE']);
});
