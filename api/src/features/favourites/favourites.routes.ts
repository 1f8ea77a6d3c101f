import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idParams } from '../../platform/http/list.schema.ts';
import { favouriteList, favouritesInput } from './favourites.schema.ts';
import { addFavourites, listFavourites, removeFavourite } from './favourites.service.ts';

const tags = ['favourites'];
const shopper = { access: 'customer' } as const;
const response = { 200: favouriteList };

export const favouriteRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/favourites', { config: shopper, schema: { tags, response } }, (request) =>
    request.reading((tx, tenantId) => listFavourites(tx, tenantId, request.user().id)),
  );
  app.post('/favourites', { config: shopper, schema: { tags, body: favouritesInput, response } }, (request) =>
    request.inTenant((tx, tenantId) =>
      addFavourites(tx, tenantId, request.user().id, request.body.productIds),
    ),
  );
  app.delete(
    '/favourites/:id',
    { config: shopper, schema: { tags, params: idParams, response } },
    (request) =>
      request.inTenant((tx, tenantId) => removeFavourite(tx, tenantId, request.user().id, request.params.id)),
  );
};
