import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { inTenant } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createStaff } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import { formWithFile } from '../../testing/form-with-file.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { images } from './images.table.ts';

let test: TestApp;
let fresh: string;
let owner: Actor;
beforeAll(async () => {
  test = await startTestApp();
  fresh = await createStore(test.database, 'fresh');
  owner = await createStaff(test.database, fresh, ['write_uploads']);
});
afterAll(() => test.close());

async function upload(
  file: Buffer,
  token: string | undefined = owner.token,
  filename = 'picture.png',
  field = 'file',
) {
  const form = await formWithFile(file, filename, { type: 'image/png', field });
  return test.call('fresh.localhost', 'POST', '/api/uploads', { ...form, token });
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c0392b' } });
const uploads = () => join(test.dataDir, 'uploads', fresh);
const files = () => (existsSync(uploads()) ? readdirSync(uploads()) : []);
const stored = async (url: string) => sharp(await readFile(join(test.dataDir, url)));

it('an uploaded picture is stored as WebP for its store, and its size is returned', async () => {
  const { status, body } = await upload(await picture(300, 200).png().toBuffer());
  expect(status).toBe(201);
  expect(body).toEqual({
    url: expect.stringMatching(new RegExp(`^/uploads/${fresh}/[0-9a-f-]{36}\\.webp$`)),
    width: 300,
    height: 200,
    bytes: expect.any(Number),
  });
  expect(await (await stored(body.url)).metadata()).toMatchObject({
    format: 'webp',
    width: 300,
    height: 200,
  });
  const rows = await inTenant(test.database, fresh, (tx) =>
    tx.select({ name: images.name, width: images.width, bytes: images.bytes }).from(images),
  );
  expect(rows).toEqual([{ name: 'picture.png', width: 300, bytes: body.bytes }]);
});

it('a large picture is scaled down with its proportions', async () => {
  const { body } = await upload(await picture(4_000, 1_000).jpeg().toBuffer());
  expect(body).toMatchObject({ width: 2_048, height: 512 });
});

it('a picture is turned by its orientation tag, and its location is removed', async () => {
  const exif = { IFD0: { Copyright: 'secret place' } };
  const { body } = await upload(
    await picture(40, 20).withMetadata({ orientation: 6 }).withExifMerge(exif).jpeg().toBuffer(),
  );
  expect(body).toMatchObject({ width: 20, height: 40 });
  const metadata = await (await stored(body.url)).metadata();
  expect(metadata.exif).toBeUndefined();
  expect(await readFile(join(test.dataDir, body.url), 'latin1')).not.toContain('secret place');
});

it.each(['gif', 'webp', 'avif'] as const)('a picture is accepted as %s', async (format) => {
  expect((await upload(await picture(16, 16)[format]().toBuffer())).status).toBe(201);
});

/** Makes a PNG that says it is 60,000 × 60,000 and is 100 bytes long. */
function bomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(crc32(Buffer.concat([Buffer.from(type), data])));
    return Buffer.concat([length, Buffer.from(type), data, crc]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(60_000, 0);
  header.writeUInt32BE(60_000, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(64))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
function crc32(bytes: Buffer): number {
  let value = -1;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return (value ^ -1) >>> 0;
}

it.each<[string, () => Buffer | Promise<Buffer>]>([
  ['an empty file', () => Buffer.alloc(0)],
  [
    'SVG',
    () =>
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
      ),
  ],
  ['HTML with the name of a picture', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a zip', () => Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(64)])],
  ['a TIFF', () => picture(8, 8).tiff().toBuffer()],
  ['a picture cut short', async () => (await picture(400, 400).png().toBuffer()).subarray(0, 200)],
  ['the first bytes of a picture before a script', () => Buffer.from('GIF89a=1;alert(document.domain)//')],
  ['a picture of more pixels than a store needs', bomb],
])('a picture is refused: %s', async (_what, file) => {
  const before = files().length;
  const { status, body } = await upload(await file());
  expect(status).toBe(400);
  expect(body.code).toBe('IMAGE_INVALID');
  expect(files()).toHaveLength(before);
});

/**
 * Makes a picture that is a small file, and has more pixels than any camera's once it is unpacked. All else about it is
 * right.
 */
const tooManyPixels = () =>
  sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();

it('a picture of more than 50 million pixels is refused', async () => {
  const file = await tooManyPixels();
  expect(file.length).toBeLessThan(1_000_000);
  const { status, body } = await upload(file);
  expect([status, body.code]).toEqual([400, 'IMAGE_INVALID']);
  expect(body.details).toEqual([{ field: 'file', message: 'more than 50 megapixels' }]);
});

it('uploads beyond 12 of a store at once are refused, the others are decoded one by one', async () => {
  const file = await picture(3_000, 3_000).jpeg().toBuffer();
  let mostAtOnce = 0;
  const look = () => {
    mostAtOnce = Math.max(mostAtOnce, sharp.counters().process);
  };
  sharp.queue.on('change', look);
  const replies = await Promise.all(Array.from({ length: 20 }, () => upload(file)));
  sharp.queue.off('change', look);
  expect(mostAtOnce).toBeLessThanOrEqual(1);
  const refused = replies.filter(({ status }) => status === 503);
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(12);
  expect(refused).toHaveLength(8);
  for (const { body, headers } of refused)
    expect([body.code, headers['retry-after']]).toEqual(['UNAVAILABLE', '5']);
  expect((await upload(file)).status).toBe(201);
});

it('data hidden behind a picture is removed', async () => {
  const polyglot = Buffer.concat([await picture(16, 16).gif().toBuffer(), Buffer.from('*/=1;alert(1)//')]);
  const { status, body } = await upload(polyglot);
  if (status === 201)
    expect(await readFile(join(test.dataDir, body.url), 'latin1')).not.toContain('alert(1)');
  else expect(body.code).toBe('IMAGE_INVALID');
});

it('a file’s name is not used as a path', async () => {
  const { status, body } = await upload(
    await picture(8, 8).png().toBuffer(),
    owner.token,
    '../../../etc/passwd',
  );
  expect(status).toBe(201);
  expect(body.url).toContain(`/uploads/${fresh}/`);
});

it('files up to 10 MB are accepted', async () => {
  const { status, body } = await upload(Buffer.alloc(10 * 1_048_576 + 1, 1));
  expect(status).toBe(413);
  expect(body.code).toBe('TOO_LARGE');
});

it('a malformed upload form is refused with the reason', async () => {
  const image = await picture(8, 8).png().toBuffer();
  expect((await upload(image, owner.token, 'a.png', 'avatar')).body.details[0].field).toBe('file');
  const json = await test.call('fresh.localhost', 'POST', '/api/uploads', {
    body: { file: 'x' },
    token: owner.token,
  });
  expect(json.status).toBe(415);
});

it('only staff with the permission upload pictures', async () => {
  const image = await picture(8, 8).png().toBuffer();
  const before = files().length;
  const { token } = await createStaff(test.database, fresh, ['read_products']);
  const stranger = await createStaff(test.database, await createStore(test.database, 'bakehouse'), 'owner');
  const form = await formWithFile(image, 'picture.png', { type: 'image/png' });
  const visitor = await test.call('fresh.localhost', 'POST', '/api/uploads', form);
  expect(visitor.body.code).toBe('UNAUTHORIZED');
  expect((await upload(image, token)).body.code).toBe('FORBIDDEN');
  expect((await upload(image, stranger.token)).body.code).toBe('TENANT_MISMATCH');
  expect(files()).toHaveLength(before);
});

it.each([
  ['no parts', '[]'],
  [
    'a part that ends too early',
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nab',
  ],
  ['a part without a name', '--x\r\ncontent-type: image/png\r\n\r\nab\r\n--x--\r\n'],
  ['a header that is none', '--x\r\n:::\r\n\r\nab\r\n--x--\r\n'],
])('an upload with %s is refused', async (_what, body) => {
  for (const type of [
    'multipart/form-data; boundary=x',
    'multipart/form-data; boundary="',
    'multipart/form-data',
  ]) {
    const headers = { 'content-type': type };
    const { status } = await test.call('fresh.localhost', 'POST', '/api/uploads', {
      body,
      headers,
      token: owner.token,
    });
    expect([400, 406, 413, 415]).toContain(status);
  }
  expect(files().some((name) => name.endsWith('.part'))).toBe(false);
});

it('staff find the store’s pictures by the names of their files, the newest first', async () => {
  const store = await createStore(test.database, 'library');
  const { token } = await createStaff(test.database, store, ['write_uploads']);
  const host = 'library.localhost';
  const file = await picture(30, 20).png().toBuffer();
  for (const name of ['apple.png', 'bread.png']) {
    const form = await formWithFile(file, name, { type: 'image/png' });
    await test.call(host, 'POST', '/api/uploads', { ...form, token });
  }
  const list = async (query: string) => {
    const { body } = await test.call(host, 'GET', `/api/uploads?${query}`, { token });
    return body.items;
  };
  expect((await list('')).map((item: { name: string }) => item.name)).toEqual(['bread.png', 'apple.png']);
  expect(await list('q=APP')).toMatchObject([
    { name: 'apple.png', width: 30, height: 20, url: expect.stringContaining(`/uploads/${store}/`) },
  ]);
  expect((await test.call(host, 'GET', '/api/uploads')).status).toBe(401);
});
