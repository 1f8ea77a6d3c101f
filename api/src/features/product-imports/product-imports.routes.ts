import multipart from '@fastify/multipart';
import type { FastifyError } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../../platform/errors/app-error.ts';
import { createBusyLimit } from '../../platform/http/busy-limit.ts';
import { idParams } from '../../platform/http/list.schema.ts';
import { productChange } from '../product-changes/product-changes.schema.ts';
import { importMappingInput, productImport } from './product-imports.schema.ts';
import { mapImport, readImport } from './product-imports.service.ts';
import { saveRows } from './product-imports.upload.service.ts';

const tags = ['product-imports'];
const canWrite = { access: { permission: 'write_products' } } as const;

const largest = 20 * 1_048_576;
/** Each upload writes to the database while it is read. */
const uploadLimit = { total: 4, perStore: 2 };

/** Imports of products, prices and stock from a file. Once mapped, an import is a change like any other. */
export const productImportRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(multipart, {
    limits: { fileSize: largest, files: 1, fields: 0, parts: 1, headerPairs: 20, fieldNameSize: 100 },
    throwFileSizeLimit: true,
  });
  const whenFree = createBusyLimit(uploadLimit);
  const { jobs, database } = app.services;

  app.post(
    '/product-imports',
    {
      config: canWrite,
      bodyLimit: largest + 65_536,
      schema: { tags, consumes: ['multipart/form-data'], response: { 201: productImport } },
    },
    async (request, reply) => {
      const storeId = request.storeId();
      const actor = request.user();
      const refused = (message: string) => new AppError('VALIDATION', [{ field: 'file', message }]);
      // The parser throws errors about malformed parts without a status.
      const malformed = (error: FastifyError) => {
        throw error.statusCode ? error : refused('not a complete upload');
      };
      const id = await whenFree(storeId, async () => {
        const part = await request.file().catch(malformed);
        if (part?.fieldname !== 'file') throw refused('required');
        const saved = await saveRows(database, storeId, actor, {
          name: part.filename ?? '',
          file: part.file,
        });
        if (part.file.truncated) throw new AppError('TOO_LARGE');
        return saved;
      });
      return reply.status(201).send(await request.reading((tx) => readImport(tx, storeId, actor, id)));
    },
  );
  app.get(
    '/product-imports/:id',
    { config: canWrite, schema: { tags, params: idParams, response: { 200: productImport } } },
    (request) =>
      request.reading((tx, tenantId) => readImport(tx, tenantId, request.user(), request.params.id)),
  );
  app.put(
    '/product-imports/:id/mapping',
    {
      config: canWrite,
      schema: { tags, params: idParams, body: importMappingInput, response: { 200: productChange } },
    },
    (request) => {
      const actor = request.user();
      return request.inTenant((tx, tenantId) =>
        mapImport(tx, tenantId, { actor, jobs }, request.params.id, request.body),
      );
    },
  );
};
