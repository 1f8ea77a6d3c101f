import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { fastify } from 'fastify';
import sharp from 'sharp';
import { serveImages } from './images.ts';

const tenantId = '0199a000-0000-7000-8000-000000000001';
const url = `/uploads/${tenantId}/0199a000-0000-7000-8000-000000000002.webp`;

let folder: string;
let edge: FastifyInstance;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'images-'));
  mkdirSync(join(folder, 'uploads', tenantId), { recursive: true });
  const size = { width: 1_600, height: 1_200, channels: 3 } as const;
  await sharp({ create: { ...size, background: '#fa0', noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
    .webp()
    .toFile(join(folder, url));
  edge = fastify();
  const hosts = { tenant: async () => ({ type: 'tenant', id: tenantId }) };
  serveImages(edge, {
    uploads: join(folder, 'uploads'),
    cache: join(folder, 'images'),
    hosts: hosts as never,
    conversions: { mostWaiting: 3 },
  });
});
afterAll(async () => {
  await edge.close();
  rmSync(folder, { recursive: true });
});

const get = (width: number) => edge.inject(`/img?url=${url}&w=${width}`);

it('the picture converter refuses pictures beyond its queue, and makes them later', async () => {
  const widths = [256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840];
  const replies = await Promise.all(widths.map(get));
  const refused = replies.filter(({ statusCode }) => statusCode === 503);
  const made = replies.filter(({ statusCode }) => statusCode === 200);
  expect(refused.length).toBeGreaterThanOrEqual(5);
  expect(made.length).toBe(widths.length - refused.length);
  for (const { headers } of refused)
    expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  for (const width of widths) expect((await get(width)).statusCode).toBe(200);
});

it('the picture converter makes a picture once for concurrent requests', async () => {
  const replies = await Promise.all(Array.from({ length: 20 }, () => get(96)));
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const files = readdirSync(join(folder, 'images'), { recursive: true }).map(String);
  expect(files.filter((file) => file.endsWith('.part'))).toEqual([]);
});

it('the picture converter decodes no picture of more than 50 million pixels', async () => {
  const huge = url.replace(/2\.webp$/, '3.webp');
  const size = { width: 7_200, height: 7_200, channels: 3, background: '#fff' } as const;
  await sharp({ create: size }).png({ compressionLevel: 1 }).toFile(join(folder, huge));
  const { statusCode } = await edge.inject(`/img?url=${huge}&w=256`);
  expect(statusCode).toBeGreaterThanOrEqual(400);
});
