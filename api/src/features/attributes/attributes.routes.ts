import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { bulkRowRoutes } from '../../platform/http/bulk.ts';
import { doneReply, idParams } from '../../platform/http/list.schema.ts';
import { attributeDetail, attributeInput, attributeListReply, attributeUpdate } from './attributes.schema.ts';
import { listAttributes, readAttribute } from './attributes.service.ts';
import { attributes } from './attributes.table.ts';
import {
  createAttribute,
  deleteAttributes,
  restoreAttributes,
  setAttributeStatus,
  updateAttribute,
} from './attributes.write.service.ts';

const tags = ['attributes'];
const canRead = { access: { permission: 'read_attributes' } } as const;
const canWrite = { access: { permission: 'write_attributes' } } as const;

export const attributeRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/attributes',
    { config: canRead, schema: { tags, response: { 200: attributeListReply } } },
    (request) => request.reading((tx, tenantId) => listAttributes(tx, tenantId)),
  );
  app.get(
    '/attributes/:id',
    { config: canRead, schema: { tags, params: idParams, response: { 200: attributeDetail } } },
    (request) => request.reading((tx, tenantId) => readAttribute(tx, tenantId, request.params.id)),
  );
  app.post(
    '/attributes',
    { config: canWrite, schema: { tags, body: attributeInput, response: { 201: attributeDetail } } },
    async (request, reply) =>
      reply
        .status(201)
        .send(await request.inTenant((tx, tenantId) => createAttribute(tx, tenantId, request.body))),
  );
  app.put(
    '/attributes/:id',
    {
      config: canWrite,
      schema: { tags, params: idParams, body: attributeUpdate, response: { 200: attributeDetail } },
    },
    (request) =>
      request.inTenant((tx, tenantId) => updateAttribute(tx, tenantId, request.params.id, request.body)),
  );
  app.delete(
    '/attributes/:id',
    { config: canWrite, schema: { tags, params: idParams, response: { 200: doneReply } } },
    (request) =>
      request.inTenant(async (tx, tenantId) => {
        await readAttribute(tx, tenantId, request.params.id);
        await deleteAttributes(tx, tenantId, [request.params.id]);
        return { success: true as const };
      }),
  );
  bulkRowRoutes(app, {
    subject: 'attributes',
    permission: 'write_attributes',
    table: attributes,
    statuses: ['show', 'hide'],
    setStatus: ({ tx, tenantId }, ids, status) => setAttributeStatus(tx, tenantId, ids, status),
    remove: ({ tx, tenantId }, ids) => deleteAttributes(tx, tenantId, ids),
    restore: ({ tx, tenantId }, ids) => restoreAttributes(tx, tenantId, ids),
  });
};
