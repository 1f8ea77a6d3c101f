import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../../platform/errors/app-error.ts';
import { doneReply } from '../../platform/http/list.schema.ts';
import { largestMaps } from '../../platform/storage/release-maps.ts';
import { publisherOf } from './publisher.ts';
import { publishInput } from './releases.publish.schema.ts';
import { publishRelease } from './releases.publish.service.ts';
import {
  publishReply,
  release,
  releaseFileParams,
  releaseInput,
  releaseInputReply,
  releaseList,
  releaseListQuery,
  releaseParams,
  withdrawInput,
} from './releases.schema.ts';
import { listReleases, openReleaseFile, readRelease } from './releases.service.ts';
import { announceRelease, keepReleaseFile, keepReleaseMaps } from './releases.upload.service.ts';
import { withdrawRelease } from './releases.withdraw.service.ts';

const tags = ['releases'];
const canRead = { access: { operator: 'read_releases' } } as const;
const audited = 'by itself' as const;
const deployer = { access: { deploy: 'params.remote' }, audited } as const;

/** The size limit of a release record. */
const largestFile = 20_000_000;

export const releaseRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: largestFile },
    (_request, body, done) => done(null, body),
  );

  app.post(
    '/releases',
    {
      config: { access: { deploy: 'body.record.remote' }, audited },
      schema: { tags, body: releaseInput, response: { 201: releaseInputReply } },
    },
    async (request, reply) =>
      reply.status(201).send(await announceRelease(services, publisherOf(request), request.body)),
  );
  app.put(
    '/releases/:remote/:build/files/:file',
    {
      config: deployer,
      bodyLimit: largestFile,
      schema: {
        tags,
        params: releaseFileParams,
        consumes: ['application/octet-stream'],
        response: { 200: doneReply },
      },
    },
    async (request) => {
      const { file, ...name } = request.params;
      const { body } = request;
      if (!Buffer.isBuffer(body)) throw new AppError('UNSUPPORTED_MEDIA');
      await keepReleaseFile(services, name, file, body);
      return { success: true as const };
    },
  );
  // Only edges ask here, and they check the files against the record.
  app.get(
    '/releases/:remote/:build/files/:file',
    { config: { access: 'open' }, schema: { tags, params: releaseFileParams } },
    async (request, reply) => {
      const { file, ...name } = request.params;
      const stream = await openReleaseFile(services, name, file);
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('application/octet-stream')
        .send(stream);
    },
  );
  app.put(
    '/releases/:remote/:build/maps',
    {
      config: deployer,
      bodyLimit: largestMaps,
      schema: {
        tags,
        params: releaseParams,
        consumes: ['application/octet-stream'],
        response: { 200: doneReply },
      },
    },
    async ({ params, body }) => {
      if (!Buffer.isBuffer(body)) throw new AppError('UNSUPPORTED_MEDIA');
      await keepReleaseMaps(services, params, body);
      return { success: true as const };
    },
  );
  app.post(
    '/releases/:remote/:build/publish',
    {
      config: deployer,
      schema: { tags, params: releaseParams, body: publishInput, response: { 200: publishReply } },
    },
    (request) => publishRelease(services, publisherOf(request), request.params, request.body),
  );
  app.post(
    '/releases/:remote/:build/withdraw',
    {
      config: deployer,
      schema: { tags, params: releaseParams, body: withdrawInput, response: { 200: doneReply } },
    },
    async (request) => {
      await request.onPlatform((tx) =>
        withdrawRelease(tx, publisherOf(request), request.params, request.body.reason),
      );
      return { success: true as const };
    },
  );
  app.get(
    '/releases',
    { config: canRead, schema: { tags, querystring: releaseListQuery, response: { 200: releaseList } } },
    (request) => request.onPlatform((tx) => listReleases(tx, request.query)),
  );
  app.get(
    '/releases/:remote/:build',
    { config: canRead, schema: { tags, params: releaseParams, response: { 200: release } } },
    (request) => request.onPlatform((tx) => readRelease(tx, request.params)),
  );
};
