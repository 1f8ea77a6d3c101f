import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Access } from './access.ts';
import { errorReply } from './list.schema.ts';

type Transform = typeof jsonSchemaTransform;

const needsToken = (access: Access | undefined) =>
  access !== 'open' && access !== 'host' && access !== 'store';

/** The route in the OpenAPI document, with its access as `x-access`. */
export const describeRoute: Transform = (document) => {
  const { schema, url } = jsonSchemaTransform(document);
  const access = 'route' in document ? document.route.config?.access : undefined;
  if (!access || !schema) return { schema, url };
  const security = needsToken(access) ? { security: [{ bearer: [] }] } : {};
  return { schema: { ...schema, ...security, 'x-access': access }, url };
};

/** All routes share one shape of error reply; a route with another shape declares it. */
export function describeErrors(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const own = route.schema?.response as Record<string, unknown> | undefined;
    route.schema = { ...route.schema, response: { '4xx': errorReply, '5xx': errorReply, ...own } };
  });
}
