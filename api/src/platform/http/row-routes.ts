import type { FastifyContextConfig } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Tx } from '../database/database.ts';
import type { Permission } from '../identity/permissions.ts';
import type { Principal } from '../identity/principal.ts';
import type { BulkCalls } from './bulk.ts';
import { bulkRowRoutes } from './bulk.ts';
import type { ListReply, Versioned } from './list.schema.ts';
import { doneReply, idParams, listReply } from './list.schema.ts';

type RowRoutes<
  Row,
  Made extends Row,
  Input extends z.ZodObject,
  Change extends z.ZodObject,
  Query,
  Listed,
  Status extends string,
> = {
  /** The name of the rows in paths: the list of `coupons` is at `/coupons`, one row at `/coupons/:id`. */
  subject: string;
  canRead: FastifyContextConfig;
  canWrite: FastifyContextConfig & { access: { permission: Permission } };
  schema: {
    row: z.ZodType<Row>;
    input: Input;
    /** The fields that can be changed, when they are not those of `input`. */
    change?: Change;
    /** The reply to a new row, when it is more than the row: a secret that is shown once. */
    made?: z.ZodType<Made>;
    /** The query of the list, if it has one. */
    query?: z.ZodType<Query>;
    /** The reply of the list, when it is not a page of such rows. */
    listed?: z.ZodType<Listed>;
  };
  /** Omitted for a list at another path. */
  list?(tx: Tx, tenantId: string, query: NoInfer<Query>): Promise<NoInfer<Listed>>;
  /** Throws NOT_FOUND. */
  read(tx: Tx, tenantId: string, id: string, actor: Principal): Promise<Row>;
  create(tx: Tx, tenantId: string, input: z.output<NoInfer<Input>>, actor: Principal): Promise<Made>;
  /** Throws NOT_FOUND, and VERSION_CONFLICT for another version than the present one. */
  update(
    tx: Tx,
    tenantId: string,
    id: string,
    change: Versioned<z.output<NoInfer<Change>>>,
    actor: Principal,
  ): Promise<Row>;
  /**
   * Throws NOT_FOUND. Omitted where rows are not deleted, and where `bulk` says how many of them are; false where a
   * route of another shape deletes one.
   */
  remove?: false | ((tx: Tx, tenantId: string, id: string, actor: Principal) => Promise<unknown>);
  /** The calls about many rows. */
  bulk?: BulkCalls<Status>;
};

/** The schemas as Fastify takes them. It cannot infer the types of bodies from generic ones. */
type Schemas = Record<'row', z.ZodType> &
  Record<'input', z.ZodObject> &
  Partial<Record<'made' | 'query' | 'listed', z.ZodType> & Record<'change', z.ZodObject>>;

/**
 * Adds the routes of a store's rows: the list, reading, creating, changing and deleting one by GET, POST, PUT and
 * DELETE, and the calls about many of them.
 */
export function rowRoutes<
  Row,
  Made extends Row,
  Input extends z.ZodObject,
  Change extends z.ZodObject = Input,
  Query = unknown,
  Listed = ListReply<Row>,
  const Status extends string = string,
>(
  app: Parameters<FastifyPluginAsyncZod>[0],
  routes: RowRoutes<Row, Made, Input, Change, Query, Listed, Status>,
): void {
  const { subject, canRead, canWrite, schema, bulk, ...work } = routes;
  const { row, input, change = input, made = row, query, listed = listReply(row) }: Schemas = schema;
  const { list, read, create } = work;
  const removeMany = bulk?.remove;
  const remove =
    work.remove ??
    (removeMany &&
      ((tx: Tx, tenantId: string, id: string, actor: Principal) => removeMany(tx, tenantId, [id], actor)));
  const path = `/${subject}`;
  const tags = [subject];
  const one = `${path}/:id`;
  // PUT names the version it read; an older one is answered with 409 VERSION_CONFLICT.
  const body = change.extend({ version: z.number().int().min(1) });
  if (list) {
    app.get(
      path,
      { config: canRead, schema: { tags, ...(query && { querystring: query }), response: { 200: listed } } },
      (request) => request.reading((tx, tenantId) => list(tx, tenantId, request.query as Query)),
    );
  }
  app.get(one, { config: canRead, schema: { tags, params: idParams, response: { 200: row } } }, (request) =>
    request.reading((tx, tenantId) => read(tx, tenantId, request.params.id, request.user())),
  );
  app.post(
    path,
    { config: canWrite, schema: { tags, body: input, response: { 201: made } } },
    async (request, reply) => {
      const given = request.body as z.output<Input>;
      const created = await request.inTenant((tx, tenantId) => create(tx, tenantId, given, request.user()));
      return reply.status(201).send(created);
    },
  );
  app.put(
    one,
    { config: canWrite, schema: { tags, params: idParams, body, response: { 200: row } } },
    (request) => {
      const given = request.body as Versioned<z.output<Change>>;
      return request.inTenant((tx, tenantId) =>
        work.update(tx, tenantId, request.params.id, given, request.user()),
      );
    },
  );
  if (remove) {
    app.delete(
      one,
      { config: canWrite, schema: { tags, params: idParams, response: { 200: doneReply } } },
      async (request) => {
        await request.inTenant((tx, tenantId) => remove(tx, tenantId, request.params.id, request.user()));
        return { success: true as const };
      },
    );
  }
  if (bulk) bulkRowRoutes(app, { ...bulk, subject, permission: canWrite.access.permission });
}
