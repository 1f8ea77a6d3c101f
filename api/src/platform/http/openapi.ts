import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Access } from './access.ts';
import { apiGuide } from './api-guide.ts';
import { errorReply } from './list.schema.ts';

type Transform = typeof jsonSchemaTransform;
type Described = { produces?: string[]; consumes?: string[]; response?: object };

const needsToken = (access: Access | undefined) =>
  access !== 'open' && access !== 'host' && access !== 'store';

const binary = { type: 'string', format: 'binary' };

/** The part `file` of an upload, which no schema validates: the route reads it from the stream. */
const uploadBody = { body: { type: 'object', required: ['file'], properties: { file: binary } } };

const fileReply = (types: string[]) => ({
  200: {
    description: 'The file',
    content: Object.fromEntries(types.map((type) => [type, { schema: binary }])),
  },
});

/**
 * Describes the route in the OpenAPI document, with its access as `x-access`. `x-endless` marks a route that sends
 * events: its reply does not end by itself, so a program that calls every operation leaves it out.
 */
const describeRoute: Transform = (document) => {
  const { schema, url } = jsonSchemaTransform(document);
  const access = 'route' in document ? document.route.config?.access : undefined;
  if (!access || !schema) return { schema, url };
  const security = needsToken(access) ? { security: [{ bearer: [] }] } : {};
  const { produces = [], consumes = [], response } = schema as Described;
  const endless = produces.includes('text/event-stream') ? { 'x-endless': true } : {};
  const upload = consumes.includes('multipart/form-data') ? uploadBody : {};
  const file = produces.length > 0 ? { response: { ...response, ...fileReply(produces) } } : {};
  return { schema: { ...schema, ...security, ...endless, ...upload, ...file, 'x-access': access }, url };
};

/** Describes the error reply of each route. All share one shape; a route with another shape declares it. */
export function describeErrors(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const own = route.schema?.response as Record<string, unknown> | undefined;
    route.schema = { ...route.schema, response: { '4xx': errorReply, '5xx': errorReply, ...own } };
  });
}

/** Collects the OpenAPI document from the routes that are registered from now on. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Larder API', version: '1.0.0', description: apiGuide },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'An API key of the store, `lk_…`' },
        },
      },
    },
    transform: describeRoute,
  });
}

/** Adds the page for readers, with `x-access` of each call. */
export async function showApi(app: FastifyInstance): Promise<void> {
  await app.register(swaggerUi, {
    ...{ routePrefix: '/api/docs', staticCSP: true },
    uiConfig: { showExtensions: true },
  });
}
