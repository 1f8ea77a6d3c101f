import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readCatalogProduct } from './catalog.detail.service.ts';
import { readFacets } from './catalog.facets.service.ts';
import {
  catalogFacets,
  catalogProductDetail,
  catalogProductList,
  catalogProductQuery,
  catalogTogether,
  facetQuery,
  slugParams,
  suggestionQuery,
  suggestions,
} from './catalog.schema.ts';
import { listCatalogProducts } from './catalog.service.ts';
import { suggest } from './catalog.suggest.service.ts';
import { listBoughtTogether } from './catalog.together.service.ts';

const tags = ['products'];

export const catalogRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/catalog/products',
    {
      config: { access: 'store', shared: true },
      schema: { tags, querystring: catalogProductQuery, response: { 200: catalogProductList } },
    },
    (request) => request.reading((tx, tenantId) => listCatalogProducts(tx, tenantId, request.query)),
  );
  app.get(
    '/catalog/facets',
    {
      config: { access: 'store', shared: true },
      schema: { tags, querystring: facetQuery, response: { 200: catalogFacets } },
    },
    (request) => request.reading((tx, tenantId) => readFacets(tx, tenantId, request.query)),
  );
  app.get(
    '/catalog/suggestions',
    {
      config: { access: 'store', shared: true },
      schema: { tags, querystring: suggestionQuery, response: { 200: suggestions } },
    },
    (request) => request.reading((tx, tenantId) => suggest(tx, tenantId, request.query.q)),
  );
  app.get(
    '/catalog/products/:slug',
    {
      config: { access: 'store', shared: true },
      schema: { tags, params: slugParams, response: { 200: catalogProductDetail } },
    },
    (request) => request.reading((tx, tenantId) => readCatalogProduct(tx, tenantId, request.params.slug)),
  );
  app.get(
    '/catalog/products/:slug/together',
    {
      config: { access: 'store', shared: true },
      schema: { tags, params: slugParams, response: { 200: catalogTogether } },
    },
    (request) => request.reading((tx, tenantId) => listBoughtTogether(tx, tenantId, request.params.slug)),
  );
};
