import multipart from '@fastify/multipart';
import type { FastifyError, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../../platform/errors/app-error.ts';
import { createBusyLimit } from '../../platform/http/busy-limit.ts';
import { listPictures } from './images.library.service.ts';
import { pictureList, pictureListQuery, uploadReply } from './images.schema.ts';
import { savePicture, savePlatformPicture } from './images.service.ts';

const largest = 10 * 1_048_576;

/** Each waiting upload may hold its file in memory. A browser sends the 12 pictures of a product at once. */
const uploadLimit = { total: 24, perStore: 12 };

async function readUpload(request: FastifyRequest): Promise<{ name: string; file: Buffer }> {
  const refused = (message: string) => new AppError('VALIDATION', [{ field: 'file', message }]);
  // The parser throws errors about malformed parts without a status.
  const malformed = (error: FastifyError) => {
    throw error.statusCode ? error : refused('not a complete upload');
  };
  const part = await request.file().catch(malformed);
  if (part?.fieldname !== 'file') throw refused('required');
  return { name: part.filename ?? '', file: await part.toBuffer().catch(malformed) };
}

export const imageRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(multipart, {
    limits: { fileSize: largest, files: 1, fields: 0, parts: 1, headerPairs: 20, fieldNameSize: 100 },
  });

  const whenFree = createBusyLimit(uploadLimit);

  app.get(
    '/uploads',
    {
      config: { access: { permission: 'write_uploads' } },
      schema: { tags: ['images'], querystring: pictureListQuery, response: { 200: pictureList } },
    },
    (request) => request.reading((tx, tenantId) => listPictures(tx, tenantId, request.query)),
  );
  app.post(
    '/uploads',
    {
      config: { access: { permission: 'write_uploads' } },
      bodyLimit: largest + 65_536,
      schema: { tags: ['images'], consumes: ['multipart/form-data'], response: { 201: uploadReply } },
    },
    async (request, reply) => {
      const storeId = request.storeId();
      const saved = await whenFree(storeId, async () =>
        savePicture(app.services, storeId, await readUpload(request)),
      );
      return reply.status(201).send(saved);
    },
  );
  app.post(
    '/uploads/platform',
    {
      config: { access: { operator: 'write_platform_settings' } },
      bodyLimit: largest + 65_536,
      schema: { tags: ['images'], consumes: ['multipart/form-data'], response: { 201: uploadReply } },
    },
    async (request, reply) => {
      const saved = await whenFree('platform', async () =>
        savePlatformPicture(app.services, (await readUpload(request)).file),
      );
      return reply.status(201).send(saved);
    },
  );
};
