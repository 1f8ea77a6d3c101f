import { buffer } from 'node:stream/consumers';
import type { S3Server } from '../../testing/s3-server.ts';
import { s3Account, startS3Server } from '../../testing/s3-server.ts';
import type { Bucket } from './s3.ts';
import { createBucket, signature } from './s3.ts';

let server: S3Server;
const open = (given = {}): Bucket =>
  createBucket({
    endpoint: server.endpoint,
    bucket: 'releases-of-larder',
    retryMs: 1,
    ...s3Account,
    ...given,
  });
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.close());

describe('a signature', () => {
  const account = {
    accessKey: 'AKIAIOSFODNN7EXAMPLE',
    secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  };
  const date = '20130524T000000Z';
  const host = 'examplebucket.s3.amazonaws.com';

  it.each([
    [
      'of a reading request',
      {
        method: 'GET',
        url: new URL(`https://${host}/test.txt`),
        payloadHash: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
        headers: {
          host,
          range: 'bytes=0-9',
          'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
          'x-amz-date': date,
        },
      },
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ],
    [
      'of a writing request',
      {
        method: 'PUT',
        url: new URL(`https://${host}/test%24file.text`),
        payloadHash: '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
        headers: {
          date: 'Fri, 24 May 2013 00:00:00 GMT',
          host,
          'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
          'x-amz-date': date,
          'x-amz-storage-class': 'REDUCED_REDUNDANCY',
        },
      },
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    ],
  ])('is the published one %s', (_what, request, expected) => {
    expect(signature(request, account)).toContain(`Signature=${expected}`);
  });
});

it('keeps an object, tells of it, gives it back and removes it', async () => {
  const bucket = open();
  const bytes = Buffer.from('console.log(1)');
  await bucket.put('releases/a/entry.js', bytes, 'sha384-of+it/');
  expect(await bucket.head('releases/a/entry.js')).toEqual({ size: bytes.length, sha384: 'sha384-of+it/' });
  expect(await buffer((await bucket.get('releases/a/entry.js'))!)).toEqual(bytes);
  await bucket.remove('releases/a/entry.js');
  expect(await bucket.head('releases/a/entry.js')).toBeNull();
  expect(await bucket.get('releases/a/entry.js')).toBeNull();
  await bucket.remove('releases/a/entry.js');
  expect(server.refused).toEqual([]);
});

it('tries again what the service was too busy for', async () => {
  server.failNext(2);
  await open().put('busy.js', Buffer.from('x'));
  expect(server.objects.has('busy.js')).toBe(true);
  server.failNext(3);
  await expect(open().put('busier.js', Buffer.from('x'))).rejects.toThrow('PUT busier.js: status 503');
});

it.each([
  ['a wrong secret', { secretKey: 'guessed' }, 'wrong signature'],
  ['another account', { accessKey: 'SOMEBODY' }, 'other account'],
  ['another region', { region: 'us-east-1' }, 'other account'],
])('is refused with %s, and says so once', async (_what, given, why) => {
  server.refused.length = 0;
  await expect(open(given).put('forged.js', Buffer.from('x'))).rejects.toThrow('status 403');
  expect(server.refused).toEqual([why]);
  expect(server.objects.has('forged.js')).toBe(false);
});

it('says which bucket is not there, and which service cannot be reached', async () => {
  await expect(open({ bucket: 'none-such' }).put('a.js', Buffer.from('x'))).rejects.toThrow(
    'There is no bucket none-such.',
  );
  await expect(open({ endpoint: 'http://127.0.0.1:9' }).head('a.js')).rejects.toThrow(
    'did not take HEAD a.js',
  );
});
