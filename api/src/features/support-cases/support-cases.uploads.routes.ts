import multipart from '@fastify/multipart';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../../platform/errors/app-error.ts';
import { createBusyLimit } from '../../platform/http/busy-limit.ts';
import { idParams } from '../../platform/http/list.schema.ts';
import { inTenant } from '../../platform/tenancy/tenancy.ts';
import { keepFile, largestFile, readAttachment, readFileOf } from './support-cases.files.service.ts';
import { storeOfCase } from './support-cases.operators.service.ts';
import { caseFile } from './support-cases.schema.ts';
import { lockCase } from './support-cases.service.ts';

const tags = ['support-cases'];
const canRead = { access: { permission: 'read_support' } } as const;
const canWrite = { access: { permission: 'write_support' } } as const;
const operatorReads = { access: { operator: 'read_support_cases' } } as const;
const operatorWrites = { access: { operator: 'write_support_cases' } } as const;
const fileParams = z.strictObject({ id: z.uuid(), fileId: z.uuid() });

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

/** Always a download: a browser shows nothing of it in the page's origin. */
function sendFile(
  reply: FastifyReply,
  { name, type, content }: { name: string; type: string; content: Buffer },
) {
  return reply
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('content-security-policy', `default-src 'none'; sandbox`)
    .header('x-content-type-options', 'nosniff')
    .type(type)
    .send(content);
}

/** The attachments of support cases. */
export const supportFileRoutes: FastifyPluginAsyncZod = async (app) => {
  const { database } = app.services;
  await app.register(multipart, {
    limits: { fileSize: largestFile, files: 1, fields: 0, parts: 1, headerPairs: 20, fieldNameSize: 100 },
  });
  const whenFree = createBusyLimit({ total: 8, perStore: 3 });
  const upload = { bodyLimit: largestFile + 65_536 };
  const described = { tags, consumes: ['multipart/form-data'], response: { 201: caseFile } };

  const keep = async (request: FastifyRequest, tenantId: string, caseId: string | null) => {
    const kept = await whenFree(tenantId, async () => readAttachment(await readUpload(request)));
    return inTenant(database, tenantId, async (tx) => {
      if (caseId) await lockCase(tx, tenantId, caseId);
      return keepFile(tx, { ...kept, tenantId, caseId, uploadedBy: request.user().id });
    });
  };

  app.post(
    '/support-cases/files',
    { config: canWrite, ...upload, schema: described },
    async (request, reply) => reply.status(201).send(await keep(request, request.storeId(), null)),
  );
  app.post(
    '/support-cases/:id/files',
    { config: canWrite, ...upload, schema: { ...described, params: idParams } },
    async (request, reply) =>
      reply.status(201).send(await keep(request, request.storeId(), request.params.id)),
  );
  app.get(
    '/support-cases/:id/files/:fileId',
    { config: canRead, schema: { tags, produces: ['application/octet-stream'], params: fileParams } },
    async (request, reply) => {
      const { id, fileId } = request.params;
      return sendFile(reply, await request.reading((tx) => readFileOf(tx, id, fileId)));
    },
  );
  app.post(
    '/platform/support-cases/:id/files',
    { config: operatorWrites, ...upload, schema: { ...described, params: idParams } },
    async (request, reply) => {
      const { id } = request.params;
      const tenantId = await request.onPlatform((tx) => storeOfCase(tx, id));
      return reply.status(201).send(await keep(request, tenantId, id));
    },
  );
  app.get(
    '/platform/support-cases/:id/files/:fileId',
    { config: operatorReads, schema: { tags, produces: ['application/octet-stream'], params: fileParams } },
    async (request, reply) => {
      const { id, fileId } = request.params;
      return sendFile(reply, await request.onPlatform((tx) => readFileOf(tx, id, fileId)));
    },
  );
};
