import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Hosts } from './hosts.ts';
import type { ImageFormat } from './image-conversions.ts';
import { ConversionsBusy, createConversions, quality } from './image-conversions.ts';

/** The widths of the specification. Others are refused, so that nobody can fill the disk. */
const widths = [16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840];
export const upload = /^\/uploads\/([0-9a-f-]{36})\/([0-9a-f-]{36})\.webp$/;

const query = z.object({
  url: z.string().regex(upload),
  w: z.coerce.number().refine((width) => widths.includes(width)),
  q: z.coerce
    .number()
    .refine((value) => value === quality)
    .default(quality),
});

export type ImageOptions = {
  uploads: string;
  cache: string;
  hosts: Hosts;
  conversions?: { mostWaiting: number };
};

const formatFor = (accept = ''): ImageFormat => {
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'jpeg';
};

/** A store's picture is shown on that store's hosts and on the platform's. */
async function allowed(hosts: Hosts, host: string, tenantId: string): Promise<boolean> {
  const tenant = await hosts.tenant(host);
  return tenant !== null && (tenant.type === 'platform' || tenant.id === tenantId);
}

export const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** `/img?url=&w=&q=`: a store's own pictures in the size and format that the browser needs, converted once. */
export function serveImages(
  edge: FastifyInstance,
  { uploads, cache, hosts, conversions }: ImageOptions,
): void {
  const convert = createConversions(conversions);

  edge.get('/img', async (request, reply) => {
    const parsed = query.safeParse(request.query);
    const [, tenantId, id] = parsed.success ? (upload.exec(parsed.data.url) ?? []) : [];
    if (!parsed.success || !tenantId || !id)
      return reply
        .status(400)
        .type('text/plain')
        .send('Only pictures of this store, in the widths it offers.');
    const source = join(uploads, tenantId, `${id}.webp`);
    if (!(await allowed(hosts, request.headers.host ?? '', tenantId)) || !(await exists(source))) {
      return reply.status(404).type('text/plain').send('There is no such picture.');
    }
    const format = formatFor(request.headers.accept);
    const key = createHash('sha256').update(`${parsed.data.url} ${parsed.data.w}`).digest('hex');
    const target = join(cache, key.slice(0, 2), `${key}.${format}`);
    try {
      if (!(await exists(target))) await convert({ source, target, width: parsed.data.w, format });
    } catch (error) {
      if (!(error instanceof ConversionsBusy)) throw error;
      return reply
        .status(503)
        .header('retry-after', '5')
        .header('cache-control', 'no-store')
        .type('text/plain')
        .send('Too many pictures are being made. Try again in a moment.');
    }
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept')
      .type(`image/${format}`)
      .send(createReadStream(target));
  });

  edge.get<{ Params: { tenantId: string; file: string } }>(
    '/uploads/:tenantId/:file',
    async (request, reply) => {
      const { tenantId, file } = request.params;
      const source = join(uploads, tenantId, file);
      const known =
        upload.test(`/uploads/${tenantId}/${file}`) &&
        (await allowed(hosts, request.headers.host ?? '', tenantId)) &&
        (await exists(source));
      if (!known) return reply.status(404).type('text/plain').send('There is no such picture.');
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', `default-src 'none'; sandbox`)
        .type('image/webp')
        .send(createReadStream(source));
    },
  );
}
