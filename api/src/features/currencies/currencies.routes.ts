import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { rowRoutes } from '../../platform/http/row-routes.ts';
import {
  currencyFields,
  currencyInput,
  currencyListReply,
  currencyOrder,
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

/** The default currency is a setting: PUT /setting/global/update. */
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
  rowRoutes(app, {
    subject: 'currencies',
    canRead,
    canWrite,
    schema: { row: storeCurrency, input: currencyInput, change: currencyFields },
    read: readCurrency,
    create: addCurrency,
    update: updateCurrency,
    bulk: {
      table: currencies,
      statuses: ['show', 'hide'],
      setStatus: setCurrencyStatus,
      remove: deleteCurrencies,
      restore: restoreCurrencies,
    },
  });
  app.put(
    '/currencies/order',
    { config: canWrite, schema: { tags, body: currencyOrder, response: { 200: storeCurrencyList } } },
    (request) => request.inTenant((tx, tenantId) => orderCurrencies(tx, tenantId, request.body.ids)),
  );
};
