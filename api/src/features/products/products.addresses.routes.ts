import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { addressList, addressParts, addressQuery } from './products.addresses.schema.ts';
import { listAddresses, listAddressParts } from './products.addresses.service.ts';

const tags = ['products'];

/** The addresses for a store's sitemap. */
export const addressRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/catalog/addresses',
    {
      config: { access: 'store' },
      schema: { tags, querystring: addressQuery, response: { 200: addressList } },
    },
    (request) => request.reading((tx, tenantId) => listAddresses(tx, tenantId, request.query.after)),
  );
  app.get(
    '/catalog/addresses/parts',
    { config: { access: 'store', shared: true }, schema: { tags, response: { 200: addressParts } } },
    (request) => request.reading((tx, tenantId) => listAddressParts(tx, tenantId)),
  );
};
