import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { doneReply, idParams } from '../../platform/http/list.schema.ts';
import { listMails, readMail, retryMail } from './mails.outbox.service.ts';
import { mail, mailList, mailListQuery, mailStatusInput } from './mails.schema.ts';

const tags = ['mails'];
const canRead = { access: { operator: 'read_mails' } } as const;
const canWrite = { access: { operator: 'write_mails' } } as const;

export const mailRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/mails',
    { config: canRead, schema: { tags, querystring: mailListQuery, response: { 200: mailList } } },
    (request) => request.onPlatform((tx) => listMails(tx, request.query)),
  );
  app.get(
    '/mails/:id',
    { config: canRead, schema: { tags, params: idParams, response: { 200: mail } } },
    (request) => request.onPlatform((tx) => readMail(tx, request.user(), request.params.id)),
  );
  app.put(
    '/mails/status/:id',
    {
      config: canWrite,
      schema: { tags, params: idParams, body: mailStatusInput, response: { 200: doneReply } },
    },
    async (request) => {
      await request.onPlatform((tx) => retryMail(tx, request.params.id));
      return { success: true as const };
    },
  );
};
