import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Access } from './access.ts';
import { errorReply } from './list.schema.ts';

type Transform = typeof jsonSchemaTransform;

const needsToken = (access: Access | undefined) =>
  access !== 'open' && access !== 'host' && access !== 'store';

/** The route as the OpenAPI document shows it, with who may call it as `x-access`. */
export const describeRoute: Transform = (document) => {
  const { schema, url } = jsonSchemaTransform(document);
  const access = 'route' in document ? document.route.config?.access : undefined;
  if (!access || !schema) return { schema, url };
  const security = needsToken(access) ? { security: [{ bearer: [] }] } : {};
  return { schema: { ...schema, ...security, 'x-access': access }, url };
};

/** Every route answers its failures in the one shape; a route that answers another says so itself. */
export function describeErrors(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const own = route.schema?.response as Record<string, unknown> | undefined;
    route.schema = { ...route.schema, response: { '4xx': errorReply, '5xx': errorReply, ...own } };
  });
}
