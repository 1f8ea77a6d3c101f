import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idParams } from '../../platform/http/list.schema.ts';
import { addAddress, deleteAddress, saveAddress } from './customers.addresses.service.ts';
import { addressInput, me } from './customers.schema.ts';

const tags = ['customers'];
const config = { access: 'customer' } as const;

/** A shopper's own addresses. Each reply is the shopper with all of them. */
export const customerAddressRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/customers/me/addresses',
    { config, schema: { tags, body: addressInput, response: { 201: me } } },
    async (request, reply) =>
      reply
        .status(201)
        .send(
          await request.inTenant((tx, tenantId) => addAddress(tx, tenantId, request.user().id, request.body)),
        ),
  );
  app.put(
    '/customers/me/addresses/:id',
    { config, schema: { tags, params: idParams, body: addressInput, response: { 200: me } } },
    (request) =>
      request.inTenant((tx, tenantId) =>
        saveAddress(tx, tenantId, request.user().id, request.params.id, request.body),
      ),
  );
  app.delete(
    '/customers/me/addresses/:id',
    { config, schema: { tags, params: idParams, response: { 200: me } } },
    (request) =>
      request.inTenant((tx, tenantId) => deleteAddress(tx, tenantId, request.user().id, request.params.id)),
  );
};
