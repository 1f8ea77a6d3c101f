import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { bulkInput, bulkReply } from './bulk.schema.ts';
import { bulkOperations, runBulk } from './bulk.service.ts';

/** A route for each operation, so that each declares its own right and its own items; another name is no route. */
export const bulkRoutes: FastifyPluginAsyncZod = async (app) => {
  for (const operation of bulkOperations) {
    const { name, permission, item } = operation;
    app.post(
      `/admin/bulk/${name}`,
      {
        config: { access: { permission } },
        schema: { tags: ['bulk'], body: bulkInput(name, item), response: { 200: bulkReply } },
      },
      async (request) => {
        const { items } = request.body;
        await runBulk(operation, request.user(), items, (work) => request.inTenant(work));
        return { operation: name, done: items.length };
      },
    );
  }
};
