import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { fastify, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { createFirstPlatformUser } from './features/platform-users/platform-users.service.ts';
import { features } from './features.ts';
import type { AppConfig } from './platform/config.ts';
import { hearChanges } from './platform/database/changes.ts';
import { openDatabase } from './platform/database/database.ts';
import type { ResolveTxt } from './platform/dns/texts.ts';
import { resolveTxt as askDns } from './platform/dns/texts.ts';
import { handleErrors, refuseBadPath } from './platform/errors/error-handler.ts';
import { guardRoutes } from './platform/http/access.ts';
import { auditPlatformWrites } from './platform/http/audit.ts';
import { parseJsonBodies } from './platform/http/json-body.ts';
import { describeErrors, describeRoute } from './platform/http/openapi.ts';
import type { SharedReplies } from './platform/http/shared-replies.ts';
import { sharedForMs, shareReplies } from './platform/http/shared-replies.ts';
import { createTokens } from './platform/identity/tokens.ts';
import { folderStorage } from './platform/storage/storage.ts';
import { createHosts } from './platform/tenancy/hosts.ts';

export type AppOptions = {
  config: AppConfig;
  databaseUrl: string;
  log: FastifyBaseLogger;
  /** How long a public catalogue read is answered from memory; 0 = never. */
  sharedMs?: number;
  /** Looks into DNS for what proves a store's domain; tests give their own. */
  resolveTxt?: ResolveTxt;
};

/** The whole API, not yet listening. `close()` ends its database connections. */
export async function buildApp({
  config,
  databaseUrl,
  log,
  sharedMs = sharedForMs,
  resolveTxt = askDns,
}: AppOptions): Promise<FastifyInstance> {
  const database = openDatabase(databaseUrl, log);
  const hosts = createHosts(database, config.ROOT_DOMAIN);
  let shared: SharedReplies | undefined;
  const stopHearing = hearChanges(
    databaseUrl,
    (change) => {
      if (change === null || change.kind === 'tenants') {
        hosts.clear();
        shared?.forget();
      } else shared?.forget(change.tenantId);
    },
    log,
  );

  const app = fastify({
    loggerInstance: log,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1_048_576,
    routerOptions: { maxParamLength: 253 },
    frameworkErrors: refuseBadPath,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // One line a request, with its id; what went well and fast is only worth a look when debugging.
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      url: request.url,
      host: request.headers.host,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    const level =
      reply.statusCode >= 500
        ? 'error'
        : reply.statusCode >= 400 || reply.elapsedTime > 1_000
          ? 'info'
          : 'debug';
    request.log[level](line, 'request');
  });
  app.addHook('onClose', async () => {
    await stopHearing();
    await database.close();
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    // A reply may hold what only this visitor may see; what may be shared says so itself.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  // Quality 4 costs a tenth of a millisecond for a list and leaves a quarter of its bytes.
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  handleErrors(app);
  parseJsonBodies(app);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Larder API', version: '1.0.0' },
      servers: [{ url: '/' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: describeRoute,
  });
  await app.register(
    async (api) => {
      const storage = folderStorage(join(config.DATA_DIR, 'uploads'));
      guardRoutes(api, { config, database, hosts, tokens: createTokens(database), storage, resolveTxt });
      shared = shareReplies(api, sharedMs);
      auditPlatformWrites(api, database);
      describeErrors(api);
      for (const feature of features) await api.register(feature);
      api.get('/openapi.json', { config: { access: 'open' }, schema: { hide: true } }, () => app.swagger());
    },
    { prefix: '/api' },
  );
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
  await createFirstPlatformUser(database, config);
  await app.ready();
  return app;
}
