import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Tx } from '../../platform/database/database.ts';
import { doneReply } from '../../platform/http/list.schema.ts';
import { publisherOf } from '../releases/publisher.ts';
import {
  openedOverride,
  openOverrideInput,
  overrideInput,
  overrideList,
  overrideSession,
  overrideTicket,
} from './overrides.schema.ts';
import { closeOverrides, createOverride, openOverride, readOverrides } from './overrides.service.ts';
import { createTickets } from './overrides.tickets.service.ts';

const tags = ['releases'];
const audited = 'by itself' as const;
/** The signature decides. The edge asks for visitors whom it knows only by their cookie. */
const anyHost = { access: 'host', audited } as const;

export const overrideRoutes: FastifyPluginAsyncZod = async (app) => {
  const { config, database } = app.services;
  const tickets = createTickets(database);
  const given = (tx: Tx, request: FastifyRequest) => ({ config, tickets, tx, tenantId: request.tenant.id });

  app.post(
    '/overrides',
    {
      config: { access: { deploy: 'body.remote' }, audited },
      schema: { tags, body: overrideInput, response: { 201: overrideTicket } },
    },
    async (request, reply) => {
      const { actor } = publisherOf(request);
      const made = await request.onPlatform((tx) =>
        createOverride({ ...given(tx, request), tenantId: null }, actor, request.body),
      );
      return reply.status(201).send(made);
    },
  );
  app.post(
    '/overrides/open',
    { config: anyHost, schema: { tags, body: openOverrideInput, response: { 200: openedOverride } } },
    (request) => request.onPlatform((tx) => openOverride(given(tx, request), request.body)),
  );
  app.post(
    '/overrides/read',
    { config: anyHost, schema: { tags, body: overrideSession, response: { 200: overrideList } } },
    (request) => request.onPlatform((tx) => readOverrides(given(tx, request), request.body.session)),
  );
  app.post(
    '/overrides/close',
    { config: anyHost, schema: { tags, body: overrideSession, response: { 200: doneReply } } },
    async (request) => {
      await request.onPlatform((tx) => closeOverrides(given(tx, request), request.body.session));
      return { success: true as const };
    },
  );
};
