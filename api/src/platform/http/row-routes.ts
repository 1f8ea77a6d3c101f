import type { FastifyContextConfig } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { Tx } from '../database/database.ts';
import type { Principal } from '../identity/principal.ts';
import { doneReply, idParams } from './list.schema.ts';

type RowRoutes<Row, Made extends Row, Input, Update> = {
  /** Where their list is: `/coupons`. One row is at `/coupons/:id`. */
  path: `/${string}`;
  tags: string[];
  canRead: FastifyContextConfig;
  canWrite: FastifyContextConfig;
  schema: {
    row: z.ZodType<Row>;
    input: z.ZodType<Input>;
    update: z.ZodType<Update>;
    /** What is sent of a new row, when it is more than the row: a secret that is shown once. */
    made?: z.ZodType<Made>;
  };
  /** Throws NOT_FOUND. */
  read(tx: Tx, tenantId: string, id: string, actor: Principal): Promise<Row>;
  create(tx: Tx, tenantId: string, input: NoInfer<Input>, actor: Principal): Promise<Made>;
  update(tx: Tx, tenantId: string, id: string, input: NoInfer<Update>, actor: Principal): Promise<Row>;
  /** Throws NOT_FOUND. Omitted where rows are not deleted, or by a route of another shape. */
  remove?(tx: Tx, tenantId: string, id: string, actor: Principal): Promise<unknown>;
};

/** The schemas as Fastify takes them. It cannot infer the types of bodies from generic ones. */
type Schemas = { row: z.ZodType; input: z.ZodType; update: z.ZodType; made?: z.ZodType };

/** Reading, creating, changing and deleting one row of a store: GET, POST, PUT and DELETE. */
export function rowRoutes<Row, Made extends Row, Input, Update>(
  app: Parameters<FastifyPluginAsyncZod>[0],
  { path, tags, canRead, canWrite, schema, ...work }: RowRoutes<Row, Made, Input, Update>,
): void {
  const { row, input, update, made = row }: Schemas = schema;
  const { read, create, remove } = work;
  const one = `${path}/:id`;
  app.get(one, { config: canRead, schema: { tags, params: idParams, response: { 200: row } } }, (request) =>
    request.reading((tx, tenantId) => read(tx, tenantId, request.params.id, request.user())),
  );
  app.post(
    path,
    { config: canWrite, schema: { tags, body: input, response: { 201: made } } },
    async (request, reply) => {
      const body = request.body as Input;
      const created = await request.inTenant((tx, tenantId) => create(tx, tenantId, body, request.user()));
      return reply.status(201).send(created);
    },
  );
  app.put(
    one,
    { config: canWrite, schema: { tags, params: idParams, body: update, response: { 200: row } } },
    (request) =>
      request.inTenant((tx, tenantId) =>
        work.update(tx, tenantId, request.params.id, request.body as Update, request.user()),
      ),
  );
  if (!remove) return;
  app.delete(
    one,
    { config: canWrite, schema: { tags, params: idParams, response: { 200: doneReply } } },
    async (request) => {
      await request.inTenant((tx, tenantId) => remove(tx, tenantId, request.params.id, request.user()));
      return { success: true as const };
    },
  );
}
