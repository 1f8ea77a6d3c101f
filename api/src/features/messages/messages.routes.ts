import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { findShopper } from '../../platform/http/access.ts';
import { bulkRowRoutes } from '../../platform/http/bulk.ts';
import { csvRoute } from '../../platform/http/csv.ts';
import { doneReply, idParams } from '../../platform/http/list.schema.ts';
import { linkTo } from '../../platform/mail/links.ts';
import { exportMessages } from './messages.csv.service.ts';
import {
  messageExportQuery,
  messageInput,
  messageList,
  messageListQuery,
  storedMessage,
} from './messages.schema.ts';
import {
  deleteMessages,
  listMessages,
  readMessage,
  restoreMessages,
  writeMessage,
} from './messages.service.ts';
import { messages } from './messages.table.ts';

const tags = ['messages'];

export const messageRoutes: FastifyPluginAsyncZod = async (app) => {
  const { limits, config } = app.services;

  app.post(
    '/messages',
    {
      config: { access: 'store', limit: 'messageAddress' },
      schema: { tags, body: messageInput, response: { 201: doneReply } },
    },
    async (request, reply) => {
      const { tenant, body } = request;
      // Many addresses together cannot fill a store's list either.
      await limits.count('messageStore', request.storeId());
      const shopper = await findShopper(request);
      const writer = {
        tenant,
        customerId: shopper?.id ?? null,
        linkTo: (path: string) => linkTo(config, tenant, path),
      };
      await request.inTenant((tx, tenantId) => writeMessage(tx, tenantId, writer, body));
      return reply.status(201).send({ success: true });
    },
  );
  app.get(
    '/messages',
    {
      config: { access: { permission: 'read_messages' } },
      schema: { tags, querystring: messageListQuery, response: { 200: messageList } },
    },
    (request) => request.reading((tx, tenantId) => listMessages(tx, tenantId, request.query)),
  );
  csvRoute(app, {
    list: '/messages',
    config: { access: { permission: 'read_messages' } },
    query: messageExportQuery,
    rows: exportMessages,
    recorded: 'messages.export',
  });
  app.get(
    '/messages/:id',
    {
      config: { access: { permission: 'read_messages' } },
      schema: { tags, params: idParams, response: { 200: storedMessage } },
    },
    (request) => request.reading((tx, tenantId) => readMessage(tx, tenantId, request.params.id)),
  );
  bulkRowRoutes(app, {
    subject: 'messages',
    permission: 'write_messages',
    table: messages,
    statuses: ['unread', 'read', 'done'],
    remove: deleteMessages,
    restore: restoreMessages,
  });
};
