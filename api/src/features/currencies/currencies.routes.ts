import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { bulkRowRoutes } from '../../platform/http/bulk.ts';
import { doneReply, idParams } from '../../platform/http/list.schema.ts';
import {
  currencyInput,
  currencyListReply,
  currencyOrder,
  currencyUpdate,
  storeCurrency,
  storeCurrencyList,
} from './currencies.schema.ts';
import { listCurrencies, listShownCurrencies, readCurrency } from './currencies.service.ts';
import { currencies } from './currencies.table.ts';
import {
  addCurrency,
  deleteCurrencies,
  orderCurrencies,
  restoreCurrencies,
  setCurrencyStatus,
  updateCurrency,
} from './currencies.write.service.ts';

const tags = ['currencies'];
const canRead = { access: { permission: 'read_settings' } } as const;
const canWrite = { access: { permission: 'write_settings' } } as const;

/** Which one is the default is a setting: PUT /setting/global/update. */
export const currencyRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/currencies',
    {
      config: { access: 'store', shared: true },
      schema: { tags, response: { 200: currencyListReply } },
    },
    (request) => request.reading(listShownCurrencies),
  );
  app.get(
    '/currencies/all',
    { config: canRead, schema: { tags, response: { 200: storeCurrencyList } } },
    (request) => request.reading(listCurrencies),
  );
  app.get(
    '/currencies/:id',
    { config: canRead, schema: { tags, params: idParams, response: { 200: storeCurrency } } },
    (request) => request.reading((tx, tenantId) => readCurrency(tx, tenantId, request.params.id)),
  );
  app.post(
    '/currencies',
    { config: canWrite, schema: { tags, body: currencyInput, response: { 201: storeCurrency } } },
    async (request, reply) =>
      reply
        .status(201)
        .send(await request.inTenant((tx, tenantId) => addCurrency(tx, tenantId, request.body))),
  );
  app.put(
    '/currencies/order',
    { config: canWrite, schema: { tags, body: currencyOrder, response: { 200: storeCurrencyList } } },
    (request) => request.inTenant((tx, tenantId) => orderCurrencies(tx, tenantId, request.body.ids)),
  );
  app.put(
    '/currencies/:id',
    {
      config: canWrite,
      schema: { tags, params: idParams, body: currencyUpdate, response: { 200: storeCurrency } },
    },
    (request) =>
      request.inTenant((tx, tenantId) => updateCurrency(tx, tenantId, request.params.id, request.body)),
  );
  app.delete(
    '/currencies/:id',
    { config: canWrite, schema: { tags, params: idParams, response: { 200: doneReply } } },
    (request) =>
      request.inTenant(async (tx, tenantId) => {
        await readCurrency(tx, tenantId, request.params.id);
        await deleteCurrencies(tx, tenantId, [request.params.id]);
        return { success: true as const };
      }),
  );
  bulkRowRoutes(app, {
    subject: 'currencies',
    permission: 'write_settings',
    table: currencies,
    statuses: ['show', 'hide'],
    setStatus: ({ tx, tenantId }, ids, status) => setCurrencyStatus(tx, tenantId, ids, status),
    remove: ({ tx, tenantId }, ids) => deleteCurrencies(tx, tenantId, ids),
    restore: ({ tx, tenantId }, ids) => restoreCurrencies(tx, tenantId, ids),
  });
};
