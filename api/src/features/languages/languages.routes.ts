import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { restoreRoute } from '../../platform/http/bulk.ts';
import { changedReply, doneReply, idParams } from '../../platform/http/list.schema.ts';
import {
  languageInput,
  languageListReply,
  languageStatus,
  languagesDelete,
  languagesInput,
  languagesUpdate,
  languageUpdate,
  storeLanguage,
  storeLanguageList,
} from './languages.schema.ts';
import { listLanguages, listShownLanguages, readLanguage } from './languages.service.ts';
import {
  addLanguage,
  addLanguages,
  changeLanguages,
  deleteLanguages,
  restoreLanguages,
  updateLanguage,
} from './languages.write.service.ts';

const tags = ['languages'];
const canRead = { access: { permission: 'read_settings' } } as const;
const canWrite = { access: { permission: 'write_settings' } } as const;

/** The specification's methods and paths (section 7). */
export const languageRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/language/all',
    { config: canRead, schema: { tags, response: { 200: storeLanguageList } } },
    (request) => request.reading((tx, tenantId) => listLanguages(tx, tenantId)),
  );
  app.get(
    '/language/show',
    {
      config: { access: 'store', shared: true },
      schema: { tags, response: { 200: languageListReply } },
    },
    (request) => request.reading((tx, tenantId) => listShownLanguages(tx, tenantId)),
  );
  app.get(
    '/language/:id',
    { config: canRead, schema: { tags, params: idParams, response: { 200: storeLanguage } } },
    (request) => request.reading((tx, tenantId) => readLanguage(tx, tenantId, request.params.id)),
  );
  app.post(
    '/language/add',
    { config: canWrite, schema: { tags, body: languageInput, response: { 201: storeLanguage } } },
    async (request, reply) =>
      reply
        .status(201)
        .send(await request.inTenant((tx, tenantId) => addLanguage(tx, tenantId, request.body))),
  );
  app.post(
    '/language/add/all',
    { config: canWrite, schema: { tags, body: languagesInput, response: { 201: storeLanguageList } } },
    async (request, reply) =>
      reply
        .status(201)
        .send(await request.inTenant((tx, tenantId) => addLanguages(tx, tenantId, request.body.languages))),
  );
  app.put(
    '/language/:id',
    {
      config: canWrite,
      schema: { tags, params: idParams, body: languageUpdate, response: { 200: storeLanguage } },
    },
    (request) =>
      request.inTenant((tx, tenantId) => updateLanguage(tx, tenantId, request.params.id, request.body)),
  );
  app.patch(
    '/language/update/many',
    { config: canWrite, schema: { tags, body: languagesUpdate, response: { 200: changedReply } } },
    (request) =>
      request.inTenant(async (tx, tenantId) => ({
        changed: await changeLanguages(tx, tenantId, request.body.items),
      })),
  );
  app.put(
    '/language/status/:id',
    {
      config: canWrite,
      schema: { tags, params: idParams, body: languageStatus, response: { 200: storeLanguage } },
    },
    (request) =>
      request.inTenant(async (tx, tenantId) => {
        const { id } = request.params;
        await changeLanguages(tx, tenantId, [{ id, ...request.body }], () => 'status');
        return readLanguage(tx, tenantId, id);
      }),
  );
  /** Deletes it: the specification's method. */
  app.patch(
    '/language/:id',
    { config: canWrite, schema: { tags, params: idParams, response: { 200: doneReply } } },
    (request) =>
      request.inTenant(async (tx, tenantId) => {
        await deleteLanguages(tx, tenantId, [request.params.id]);
        return { success: true as const };
      }),
  );
  app.patch(
    '/language/delete/many',
    { config: canWrite, schema: { tags, body: languagesDelete, response: { 200: changedReply } } },
    (request) =>
      request.inTenant(async (tx, tenantId) => ({
        changed: await deleteLanguages(tx, tenantId, request.body.ids),
      })),
  );
  restoreRoute(app, {
    subject: 'languages',
    ...canWrite.access,
    restore: restoreLanguages,
  });
};
