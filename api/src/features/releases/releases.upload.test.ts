import { existsSync } from 'node:fs';
import { rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
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
import { releases } from './releases.table.ts';

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
const drafts = ({ record }: TestBuild) => join(test.dataDir, 'release-uploads', record.remote, record.build);
const _read = async (build: TestBuild) =>
  (await test.call('localhost', 'GET', calls.at(build), { token: pat.token })).body;
const fetchFile = async (build: TestBuild, file: string) =>
  test.app.inject({ method: 'GET', url: `${calls.at(build)}/files/${file}`, headers: { host: 'localhost' } });

describe('an interrupted upload', () => {
  it('publishes nothing, names the missing files and can be continued', async () => {
    const build = storefront();
    await calls.announce(build, token);
    await calls.send(build, token, 'entry.js');
    const before = await live();
    const { status, body } = await calls.publish(build, token, { live: true });
    expect([status, body.code]).toEqual([409, 'RELEASE_INCOMPLETE']);
    expect(body.details.map(({ field }: { field: string }) => field)).toEqual([
      'routes.1234567890.js',
      'logo.webp',
    ]);
    expect(await live()).toEqual(before);
    expect(existsSync(folder(build))).toBe(false);
    expect((await fetchFile(build, 'entry.js')).statusCode).toBe(404);

    const again = await calls.upload(build, token);
    expect(again.body.missing).toEqual(['routes.1234567890.js', 'logo.webp']);
    expect((await calls.publish(build, token, { live: true })).status).toBe(200);
  });

  it('refuses a file that differs from the record', async () => {
    const build = storefront();
    await calls.announce(build, token);
    const entry = build.files.get('entry.js')!;
    const changed = Buffer.from(entry);
    changed[0]! ^= 1;
    for (const [file, bytes, message] of [
      ['entry.js', entry.subarray(0, 100), '100 bytes instead of'],
      ['entry.js', changed, 'another content'],
      ['stranger.js', entry, 'not in the record'],
    ] as const) {
      const { status, body } = await calls.send(build, token, file, bytes);
      expect([status, body.code, body.details[0].field]).toEqual([400, 'RELEASE_FILE', file]);
      expect(body.details[0].message).toContain(message);
    }
    expect((await calls.announce(build, token)).body.missing).toHaveLength(3);
  });

  it('is not completed by a half-written file of a killed process', async () => {
    const build = storefront();
    await calls.upload(build, token);
    await truncate(join(drafts(build), 'entry.js'), 10);
    const { body } = await calls.publish(build, token, { live: true });
    expect([body.code, body.details[0].field]).toEqual(['RELEASE_INCOMPLETE', 'entry.js']);
    expect((await calls.upload(build, token)).body.missing).toEqual(['entry.js']);
    expect((await calls.publish(build, token)).status).toBe(200);
  });

  it('is published when the process ended between renaming the folder and the database entry', async () => {
    const build = storefront();
    await calls.upload(build, token);
    await calls.publish(build, token);
    await onPlatform(test.database, (tx) =>
      tx
        .update(releases)
        .set({ status: 'uploading', publishedAt: null })
        .where(eq(releases.build, build.record.build)),
    );
    expect((await fetchFile(build, 'entry.js')).statusCode).toBe(404);
    expect((await calls.announce(build, token)).body).toMatchObject({ status: 'uploading', missing: [] });
    expect((await calls.publish(build, token)).status).toBe(200);
  });

  it('can be restarted with another record while nothing is published', async () => {
    const build = storefront();
    await calls.upload(build, token);
    const other = makeBuild('mfe-storefront', { build: build.record.build, version: '1.1.0' });
    other.record.files[0] = build.record.files[2]!;
    other.record.files[2] = { ...build.record.files[0]!, sha384: other.record.files[1]!.sha384 };
    expect((await calls.announce(other, token)).body.missing).toEqual(['entry.js']);
    await calls.announce(build, token);
    await calls.publish(build, token);
    const refused = await calls.announce(other, token);
    expect([refused.body.code, refused.body.details[0].message]).toEqual([
      'RELEASE_REFUSED',
      expect.stringContaining('is here already, with other files'),
    ]);
  });

  it('is published once by concurrent uploads', async () => {
    for (let round = 0; round < 5; round += 1) {
      const build = storefront();
      const work = async () => {
        await calls.upload(build, token);
        return (await calls.publish(build, token, { live: true })).status;
      };
      const statuses = await Promise.all([work(), work(), work()]);
      expect(statuses).toEqual([200, 200, 200]);
      expect((await calls.upload(build, token)).body).toMatchObject({ status: 'published', missing: [] });
      expect((await live()).parts['mfe-storefront']).toBe(build.record.build);
      expect((await fetchFile(build, 'entry.js')).rawPayload).toEqual(build.files.get('entry.js'));
    }
  });

  it('reports files that disappeared', async () => {
    const build = storefront();
    await calls.upload(build, token);
    await rm(drafts(build), { recursive: true });
    expect((await calls.publish(build, token)).body.code).toBe('RELEASE_INCOMPLETE');
  });
});
