import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  partContactInput,
  partContactList,
  partContactParams,
  partContactReply,
} from './part-contacts.schema.ts';
import { listPartContacts, writePartContact } from './part-contacts.service.ts';

const tags = ['releases'];
const canRead = { access: { operator: 'read_releases' } } as const;
const canWrite = { access: { operator: 'write_releases' }, audited: 'by itself' } as const;

export const partContactRoutes: FastifyPluginAsyncZod = async (app) => {
  const services = app.services;
  app.get(
    '/part-contacts',
    { config: canRead, schema: { tags, response: { 200: partContactList } } },
    (request) => request.onPlatform(listPartContacts),
  );
  app.put(
    '/part-contacts/:remote',
    {
      config: canWrite,
      schema: {
        tags,
        params: partContactParams,
        body: partContactInput,
        response: { 200: partContactReply },
      },
    },
    (request) =>
      request.onPlatform((tx) =>
        writePartContact(
          tx,
          { user: request.user(), config: services.config },
          request.params.remote,
          request.body,
        ),
      ),
  );
};
