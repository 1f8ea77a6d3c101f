import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { restoreRoute } from '../../platform/http/bulk.ts';
import { rowRoutes } from '../../platform/http/row-routes.ts';
import { taxClass, taxClassInput, taxClassListQuery } from './tax-classes.schema.ts';
import {
  createTaxClass,
  deleteTaxClass,
  listTaxClasses,
  readTaxClass,
  restoreTaxClasses,
  updateTaxClass,
} from './tax-classes.service.ts';

/** People who see products see their tax. Rates are the store's settings. */
const canRead = { access: { permission: 'read_products' } } as const;
const canWrite = { access: { permission: 'write_settings' } } as const;

export const taxClassRoutes: FastifyPluginAsyncZod = async (app) => {
  rowRoutes(app, {
    subject: 'tax-classes',
    canRead,
    canWrite,
    schema: { row: taxClass, input: taxClassInput, query: taxClassListQuery },
    list: listTaxClasses,
    read: readTaxClass,
    create: createTaxClass,
    update: updateTaxClass,
    remove: deleteTaxClass,
  });
  restoreRoute(app, { subject: 'tax-classes', ...canWrite.access, restore: restoreTaxClasses });
};
