import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { bulkRoute, restoreRoute } from '../../platform/http/bulk.ts';
import { lockItems, oneByOne } from '../../platform/http/bulk-items.ts';
import { csvRoute } from '../../platform/http/csv.ts';
import { idParams } from '../../platform/http/list.schema.ts';
import { rowRoutes } from '../../platform/http/row-routes.ts';
import { exportCustomers } from './customers.csv.service.ts';
import { eraseCustomer } from './customers.erase.service.ts';
import { customerExport } from './customers.export.schema.ts';
import { exportCustomer, exportMails } from './customers.export.service.ts';
import { addNote, deleteNote, restoreNotes } from './customers.notes.service.ts';
import { me } from './customers.schema.ts';
import { readMe } from './customers.service.ts';
import {
  customer,
  customerExportQuery,
  customerFields,
  customerInput,
  customerList,
  customerListQuery,
  customerTags,
  eraseInput,
  noteInput,
  noteParams,
  statusItem,
  tagsItem,
} from './customers.staff.schema.ts';
import {
  createCustomer,
  listCustomers,
  listCustomerTags,
  notErased,
  readCustomer,
  setCustomerStatus,
  tagCustomer,
  updateCustomer,
} from './customers.staff.service.ts';
import { customers } from './customers.table.ts';

const tags = ['customers'];
const canRead = { access: { permission: 'read_customers' } } as const;
const canWrite = { access: { permission: 'write_customers' } } as const;
const one = { tags, params: idParams, response: { 200: customer } };

export const customerRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/customers/me',
    { config: { access: 'customer' }, schema: { tags, response: { 200: me } } },
    (request) => request.inTenant((tx, tenantId) => readMe(tx, tenantId, request.user().id)),
  );
  app.get(
    '/customers/tags',
    { config: canRead, schema: { tags, response: { 200: customerTags } } },
    (request) => request.reading((tx, tenantId) => listCustomerTags(tx, tenantId)),
  );
  csvRoute(app, {
    list: '/customers',
    config: { access: { permission: 'export_customers' } },
    query: customerExportQuery,
    rows: exportCustomers,
    recorded: 'customers.export-list',
  });
  rowRoutes(app, {
    subject: 'customers',
    canRead,
    canWrite,
    schema: {
      row: customer,
      input: customerInput,
      change: customerFields,
      query: customerListQuery,
      listed: customerList,
    },
    list: listCustomers,
    read: readCustomer,
    create: createCustomer,
    update: updateCustomer,
  });
  app.post('/customers/:id/notes', { config: canWrite, schema: { ...one, body: noteInput } }, (request) =>
    request.inTenant((tx, tenantId) =>
      addNote(tx, tenantId, request.params.id, { text: request.body.text, author: request.user() }),
    ),
  );
  app.delete(
    '/customers/:id/notes/:noteId',
    { config: canWrite, schema: { ...one, params: noteParams } },
    (request) => request.inTenant((tx, tenantId) => deleteNote(tx, tenantId, request.params)),
  );
  restoreRoute(app, {
    subject: 'customer-notes',
    ...canWrite.access,
    restore: restoreNotes,
  });
  app.get(
    '/customers/:id/export',
    { config: canWrite, schema: { tags, params: idParams, response: { 200: customerExport } } },
    async (request) => {
      const tenantId = request.storeId();
      const held = await request.inTenant((tx) =>
        exportCustomer(tx, tenantId, request.user(), request.params.id),
      );
      const mails = await request.onPlatform((tx) => exportMails(tx, tenantId, held.customer.email));
      return { ...held, mails };
    },
  );
  app.post('/customers/:id/erase', { config: canWrite, schema: { ...one, body: eraseInput } }, (request) =>
    request.inTenant((tx, tenantId) =>
      eraseCustomer(tx, tenantId, request.user(), { id: request.params.id, email: request.body.email }),
    ),
  );
  bulkRoute(app, {
    name: 'customers.status',
    permission: 'write_customers',
    item: statusItem,
    async run({ tx, tenantId }, items) {
      await lockItems(tx, tenantId, customers, items, notErased);
      await oneByOne(items, (item) => setCustomerStatus(tx, tenantId, item));
    },
  });
  bulkRoute(app, {
    name: 'customers.tags',
    permission: 'write_customers',
    item: tagsItem,
    async run({ tx, tenantId }, items) {
      await lockItems(tx, tenantId, customers, items, notErased);
      await oneByOne(items, (item) => tagCustomer(tx, tenantId, item));
    },
  });
};
