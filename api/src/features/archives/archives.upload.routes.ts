import multipart from '@fastify/multipart';
import type { FastifyError } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../../platform/errors/app-error.ts';
import { createBusyLimit } from '../../platform/http/busy-limit.ts';
import { archive } from './archives.schema.ts';
import { keepUpload } from './archives.upload.service.ts';

/** Stores with many pictures; the file goes to the disk as it arrives. */
const largest = 8 * 1_073_741_824;

/** Archives of other installations, for operators. */
export const archiveUploadRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(multipart, {
    limits: { fileSize: largest, files: 1, fields: 0, parts: 1, headerPairs: 20, fieldNameSize: 100 },
    throwFileSizeLimit: false,
  });
  const whenFree = createBusyLimit({ total: 2, perStore: 2 });

  app.post(
    '/archives/upload',
    {
      config: { access: { operator: 'write_tenants' } },
      bodyLimit: largest + 65_536,
      schema: { tags: ['archives'], consumes: ['multipart/form-data'], response: { 201: archive } },
    },
    async (request, reply) => {
      const refused = (message: string) => new AppError('VALIDATION', [{ field: 'file', message }]);
      // The parser throws errors about malformed parts without a status.
      const malformed = (error: FastifyError) => {
        throw error.statusCode ? error : refused('not a complete upload');
      };
      const kept = await whenFree('', async () => {
        const part = await request.file().catch(malformed);
        if (part?.fieldname !== 'file') throw refused('required');
        return keepUpload(app.services, request.user().email, part.file);
      });
      return reply.status(201).send(kept);
    },
  );
};
