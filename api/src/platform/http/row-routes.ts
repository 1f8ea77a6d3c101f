import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { Tx } from '../database/database.ts';
import type { OperatorPermission } from '../identity/operator-permissions.ts';
import type { Permission } from '../identity/permissions.ts';
import type { Principal } from '../identity/principal.ts';
import type { BulkCalls } from './bulk.ts';
import { bulkRowRoutes } from './bulk.ts';
import type { ListReply, Versioned } from './list.schema.ts';
import { doneReply, idParams, listReply, seenVersion } from './list.schema.ts';

type Writing<Access> = FastifyContextConfig & { access: Access };

type RowRoutes<
  Place extends unknown[],
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
  list?(...call: [...Place, query: NoInfer<Query>]): Promise<NoInfer<Listed>>;
  /** Throws NOT_FOUND. */
  read(...call: [...Place, id: string, actor: Principal]): Promise<Row>;
  create(...call: [...Place, input: z.output<NoInfer<Input>>, actor: Principal]): Promise<Made>;
  /** Throws NOT_FOUND, and VERSION_CONFLICT for another version than the present one. */
  update(
    ...call: [...Place, id: string, change: Versioned<z.output<NoInfer<Change>>>, actor: Principal]
  ): Promise<Row>;
  /**
   * Throws NOT_FOUND. Omitted where rows are not deleted, and where `bulk` says how many of them are; false where a
   * route of another shape deletes one.
   */
  remove?: false | ((...call: [...Place, id: string, actor: Principal]) => Promise<unknown>);
} & (
  | {
      canWrite: Writing<{ permission: Permission }>;
      /** The calls about many rows of a store. */
      bulk?: BulkCalls<Status>;
    }
  | { canWrite: Writing<{ operator: OperatorPermission }>; bulk?: never }
);

/** The schemas as Fastify takes them. It cannot infer the types of bodies from generic ones. */
type Schemas = Record<'row', z.ZodType> &
  Record<'input', z.ZodObject> &
  Partial<Record<'made' | 'query' | 'listed', z.ZodType> & Record<'change', z.ZodObject>>;

/** Runs the work of a request: `Place` are the arguments that each function begins with. */
type RunIn<Place extends unknown[]> = <T>(
  request: FastifyRequest,
  work: (...place: Place) => Promise<T>,
) => Promise<T>;

const rowRoutesIn =
  <Place extends unknown[]>(run: { reading: RunIn<Place>; writing: RunIn<Place> }) =>
  <
    Row,
    Made extends Row,
    Input extends z.ZodObject,
    Change extends z.ZodObject = Input,
    Query = unknown,
    Listed = ListReply<Row>,
    const Status extends string = string,
  >(
    app: Parameters<FastifyPluginAsyncZod>[0],
    routes: RowRoutes<Place, Row, Made, Input, Change, Query, Listed, Status>,
  ): void => {
    const { subject, canRead, schema, list, read, create, update, remove, bulk } = routes;
    const { row, input, change = input, made = row, query, listed = listReply(row) }: Schemas = schema;
    const canWrite: FastifyContextConfig = routes.canWrite;
    const path = `/${subject}`;
    const tags = [subject];
    const one = `${path}/:id`;
    // PUT names the version it read; an older one is answered with 409 VERSION_CONFLICT.
    const body = change.extend({ version: seenVersion.min(1) });
    if (list) {
      app.get(
        path,
        {
          config: canRead,
          schema: { tags, ...(query && { querystring: query }), response: { 200: listed } },
        },
        (request) => run.reading(request, (...place) => list(...place, request.query as Query)),
      );
    }
    app.get(one, { config: canRead, schema: { tags, params: idParams, response: { 200: row } } }, (request) =>
      run.reading(request, (...place) => read(...place, request.params.id, request.user())),
    );
    app.post(
      path,
      { config: canWrite, schema: { tags, body: input, response: { 201: made } } },
      async (request, reply) => {
        const given = request.body as z.output<Input>;
        const created = await run.writing(request, (...place) => create(...place, given, request.user()));
        return reply.status(201).send(created);
      },
    );
    app.put(
      one,
      { config: canWrite, schema: { tags, params: idParams, body, response: { 200: row } } },
      (request) => {
        const given = request.body as Versioned<z.output<Change>>;
        return run.writing(request, (...place) => update(...place, request.params.id, given, request.user()));
      },
    );
    const removeMany = bulk?.remove;
    if (remove || (remove === undefined && removeMany)) {
      app.delete(
        one,
        { config: canWrite, schema: { tags, params: idParams, response: { 200: doneReply } } },
        async (request) => {
          const { id } = request.params;
          const actor = request.user();
          if (remove) await run.writing(request, (...place) => remove(...place, id, actor));
          else await request.inTenant(async (tx, tenantId) => removeMany?.(tx, tenantId, [id], actor));
          return { success: true as const };
        },
      );
    }
    if (routes.bulk)
      bulkRowRoutes(app, { ...routes.bulk, subject, permission: routes.canWrite.access.permission });
  };

/**
 * Adds the routes of a store's rows: the list, reading, creating, changing and deleting one by GET, POST, PUT and
 * DELETE, and the calls about many of them.
 */
export const rowRoutes = rowRoutesIn<[tx: Tx, tenantId: string]>({
  reading: (request, work) => request.reading(work),
  writing: (request, work) => request.inTenant(work),
});

/** Adds such routes of rows of the platform, for operators. */
export const platformRowRoutes = rowRoutesIn<[tx: Tx]>({
  reading: (request, work) => request.onPlatform(work),
  writing: (request, work) => request.onPlatform(work),
});

/** Adds such routes where not all of the work is in one transaction: its functions get the request and open their own. */
export const requestRowRoutes = rowRoutesIn<[request: FastifyRequest]>({
  reading: (request, work) => work(request),
  writing: (request, work) => work(request),
});
