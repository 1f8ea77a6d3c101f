import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Actor } from '../../testing/actors.ts';
import { createPlatformUser } from '../../testing/actors.ts';
import { makeBuild, releaseCalls } from '../../testing/builds.ts';
import type { S3Server } from '../../testing/s3-server.ts';
import { s3Account, startS3Server } from '../../testing/s3-server.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

let bucket: S3Server;
let test: TestApp;
let pat: Actor;
let calls: ReturnType<typeof releaseCalls>;
beforeAll(async () => {
  bucket = await startS3Server();
  test = await startTestApp({
    config: {
      S3_ENDPOINT: bucket.endpoint,
      S3_BUCKET: 'releases-of-larder',
      S3_REGION: s3Account.region,
      S3_ACCESS_KEY: s3Account.accessKey,
      S3_SECRET_KEY: s3Account.secretKey,
    },
  });
  pat = await createPlatformUser(test.database);
  calls = releaseCalls(test);
});
afterAll(async () => {
  await test.close();
  await bucket.close();
});

const fetchFile = (build: ReturnType<typeof makeBuild>, file: string) =>
  test.app.inject({ url: `${calls.at(build)}/files/${file}`, headers: { host: 'localhost' } });

it('a release is stored in a bucket and served by the API once it is published', async () => {
  const build = makeBuild('mfe-storefront');
  const { record } = build;
  await calls.upload(build, pat.token);
  const key = (file: string) => `releases/mfe-storefront/${record.build}/${file}`;
  expect([...bucket.objects.keys()].sort()).toEqual(
    ['entry.js', 'entry.js.br', 'entry.js.gz', 'logo.webp']
      .concat(['', '.br', '.gz'].map((form) => `routes.1234567890.js${form}`))
      .map(key),
  );
  expect(existsSync(join(test.dataDir, 'releases'))).toBe(false);
  expect((await fetchFile(build, 'entry.js')).statusCode).toBe(404);
  expect((await calls.publish(build, pat.token, { live: true })).body.live).toBe(true);
  expect((await fetchFile(build, 'entry.js')).rawPayload).toEqual(build.files.get('entry.js'));
  expect((await fetchFile(build, 'entry.js.br')).statusCode).toBe(200);
  expect(bucket.refused).toEqual([]);
});

it('a release is not published while an object is missing or changed', async () => {
  const build = makeBuild('mfe-storefront');
  await calls.upload(build, pat.token);
  const change = (file: string, fact: { bytes: Buffer } | { sha384: string }) => {
    const key = `releases/mfe-storefront/${build.record.build}/${file}`;
    const object = bucket.objects.get(key);
    if (object) bucket.objects.set(key, { ...object, ...fact });
  };
  change('entry.js', { bytes: Buffer.from('half') });
  change('logo.webp', { sha384: 'of-other-bytes-of-the-same-length' });
  const { status, body } = await calls.publish(build, pat.token, { live: true });
  const fields = body.details.map(({ field }: { field: string }) => field);
  expect([status, body.code, ...fields]).toEqual([409, 'RELEASE_INCOMPLETE', 'entry.js', 'logo.webp']);
  expect((await calls.upload(build, pat.token)).body.missing).toEqual(fields);
  expect((await calls.publish(build, pat.token)).status).toBe(200);
});

it('while the bucket fails a file is refused with 503, and taken when it is sent again', async () => {
  const build = makeBuild('mfe-storefront');
  await calls.announce(build, pat.token);
  bucket.failNext(3);
  const { status, body } = await calls.send(build, pat.token, 'logo.webp');
  expect([status, body.code]).toEqual([503, 'UNAVAILABLE']);
  expect((await calls.send(build, pat.token, 'logo.webp')).status).toBe(200);
});
