import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { linkTo } from '../../testing/link.ts';
import type { S3Server } from '../../testing/s3-server.ts';
import { s3Account, startS3Server } from '../../testing/s3-server.ts';
import type { Bucket } from './s3.ts';
import { createBucket } from './s3.ts';

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

it('an S3 object is written, described, read and deleted', async () => {
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

it('an S3 request is retried when the service is busy', async () => {
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
])('an S3 request is refused with %s and not repeated', async (_what, given, why) => {
  server.refused.length = 0;
  await expect(open(given).put('forged.js', Buffer.from('x'))).rejects.toThrow('status 403');
  expect(server.refused).toEqual([why]);
  expect(server.objects.has('forged.js')).toBe(false);
});

it('an S3 error names the missing bucket or the unreachable service', async () => {
  await expect(open({ bucket: 'none-such' }).put('a.js', Buffer.from('x'))).rejects.toThrow(
    'There is no bucket none-such.',
  );
  await expect(open({ endpoint: 'http://127.0.0.1:9' }).head('a.js')).rejects.toThrow(
    'did not take HEAD a.js',
  );
});

it('an S3 service that answers late is waited for, one that is silent or gone is not, and it works again', async () => {
  const network = await linkTo([{ host: '127.0.0.1', port: Number(new URL(server.endpoint).port) }]);
  const bucket = open({ endpoint: `http://127.0.0.1:${network.port}`, timeoutMs: 1_500 });
  network.delay(100);
  await bucket.put('late.js', Buffer.from('x'));
  for (const fail of [network.silence, network.cut]) {
    fail();
    await expect(bucket.put('lost.js', Buffer.from('x'))).rejects.toThrow('did not take PUT lost.js');
    expect(server.objects.has('lost.js')).toBe(false);
    network.open();
    expect(await bucket.head('late.js')).toMatchObject({ size: 1 });
  }
  await network.close();
});

it('an S3 service that answers anything is not believed to have the file', async () => {
  const wrong = createServer((_request, reply) => void reply.end('welcome'));
  await new Promise<void>((resolve) => wrong.listen(0, '127.0.0.1', resolve));
  const { port } = wrong.address() as AddressInfo;
  expect(await open({ endpoint: `http://127.0.0.1:${port}` }).head('a.js')).toMatchObject({ sha384: null });
  wrong.closeAllConnections();
  wrong.close();
});
