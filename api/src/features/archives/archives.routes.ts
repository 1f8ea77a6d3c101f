import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../../platform/errors/app-error.ts';
import { doneReply, idParams } from '../../platform/http/list.schema.ts';
import { askForClone, askForImport, askForRestore } from './archives.ask.service.ts';
import { linkToken, readFileOf } from './archives.links.service.ts';
import {
  archive,
  archiveLink,
  archiveList,
  archiveQuery,
  cloneInput,
  exportInput,
  fileQuery,
  importInput,
  ownArchiveList,
  restoreInput,
} from './archives.schema.ts';
import {
  addForStore,
  listArchives,
  listOwnArchives,
  readArchive,
  removeArchive,
} from './archives.service.ts';

const tags = ['archives'];
const canRead = { access: { operator: 'read_tenants' } } as const;
const canWrite = { access: { operator: 'write_tenants' } } as const;
const ofOwner = { access: { permission: 'export_store' }, whenClosed: true } as const;
/** Long enough to press the button; a download that has begun goes on. */
const linkMs = 300_000;

/** Stores as files: operators export, clone and restore them, and owners export their own. */
export const archiveRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const { jobs } = services;
  const linkOf = async (id: string) => {
    const until = new Date(services.clock().getTime() + linkMs);
    const token = await linkToken(services, id, until);
    return { path: `/api/archives/${id}/file?token=${token}`, expiresAt: until.toISOString() };
  };

  app.get(
    '/archives',
    { config: canRead, schema: { tags, querystring: archiveQuery, response: { 200: archiveList } } },
    (request) => request.onPlatform((tx) => listArchives(tx, request.query)),
  );
  app.get(
    '/archives/:id',
    { config: canRead, schema: { tags, params: idParams, response: { 200: archive } } },
    (request) => request.onPlatform((tx) => readArchive(tx, request.params.id)),
  );
  app.post(
    '/archives',
    { config: canWrite, schema: { tags, body: exportInput, response: { 201: archive } } },
    async (request, reply) => {
      const given = { kind: 'export', audience: 'operators', requestedBy: request.user().email } as const;
      const added = await request.onPlatform((tx) => addForStore(tx, jobs, request.body.storeId, given));
      return reply.status(201).send(added);
    },
  );
  app.post(
    '/archives/clone',
    { config: canWrite, schema: { tags, body: cloneInput, response: { 201: archive } } },
    async (request, reply) =>
      reply.status(201).send(await askForClone(services, request.body, request.user().email)),
  );
  app.post(
    '/archives/:id/import',
    { config: canWrite, schema: { tags, params: idParams, body: importInput, response: { 200: archive } } },
    (request) =>
      askForImport(services, {
        ...{ id: request.params.id, slug: request.body.slug, requestedBy: request.user().email },
      }),
  );
  app.post(
    '/archives/:id/restore',
    { config: canWrite, schema: { tags, params: idParams, body: restoreInput, response: { 200: archive } } },
    (request) =>
      askForRestore(services, {
        ...{ id: request.params.id, slug: request.body.slug, requestedBy: request.user().email },
      }),
  );
  app.delete(
    '/archives/:id',
    { config: canWrite, schema: { tags, params: idParams, response: { 200: doneReply } } },
    async (request) => {
      await request.onPlatform((tx) => removeArchive(tx, services.config, request.params.id));
      return { success: true as const };
    },
  );
  app.post(
    '/archives/:id/link',
    { config: canWrite, schema: { tags, params: idParams, response: { 200: archiveLink } } },
    async (request) => {
      const { id } = await request.onPlatform((tx) => readArchive(tx, request.params.id));
      return linkOf(id);
    },
  );
  app.get(
    '/archives/:id/file',
    {
      config: { access: 'open' },
      schema: { tags, params: idParams, querystring: fileQuery, produces: ['application/zip'] },
    },
    async (request, reply) => {
      const asked = { token: request.query.token ?? '', now: services.clock() };
      const { path, name } = await readFileOf(services, request.params.id, asked);
      const found = await stat(path).catch(() => null);
      if (!found) throw new AppError('LINK_EXPIRED');
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('content-length', found.size)
        .header('cache-control', 'no-store')
        .header('x-content-type-options', 'nosniff')
        .send(createReadStream(path));
    },
  );

  app.get(
    '/store-archives',
    { config: ofOwner, schema: { tags, response: { 200: ownArchiveList } } },
    (request) => request.onPlatform(async (tx) => ({ items: await listOwnArchives(tx, request.storeId()) })),
  );
  app.post(
    '/store-archives',
    { config: ofOwner, schema: { tags, response: { 201: archive } } },
    async (request, reply) => {
      const storeId = request.storeId();
      const given = { kind: 'export', audience: 'owner', requestedBy: request.user().email } as const;
      const added = await request.onPlatform((tx) => addForStore(tx, jobs, storeId, given));
      return reply.status(201).send(added);
    },
  );
  app.post(
    '/store-archives/:id/link',
    { config: ofOwner, schema: { tags, params: idParams, response: { 200: archiveLink } } },
    async (request) => {
      const own = { storeId: request.storeId() };
      const { id } = await request.onPlatform((tx) => readArchive(tx, request.params.id, own));
      return linkOf(id);
    },
  );
};
