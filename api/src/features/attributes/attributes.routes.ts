import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { rowRoutes } from '../../platform/http/row-routes.ts';
import { attributeDetail, attributeInput, attributeListReply } from './attributes.schema.ts';
import { listAttributes, readAttribute } from './attributes.service.ts';
import { attributes } from './attributes.table.ts';
import {
  createAttribute,
  deleteAttributes,
  restoreAttributes,
  setAttributeStatus,
  updateAttribute,
} from './attributes.write.service.ts';

const canRead = { access: { permission: 'read_attributes' } } as const;
const canWrite = { access: { permission: 'write_attributes' } } as const;

export const attributeRoutes: FastifyPluginAsyncZod = async (app) => {
  rowRoutes(app, {
    subject: 'attributes',
    canRead,
    canWrite,
    schema: { row: attributeDetail, input: attributeInput, listed: attributeListReply },
    list: listAttributes,
    read: readAttribute,
    create: createAttribute,
    update: updateAttribute,
    bulk: {
      table: attributes,
      statuses: ['show', 'hide'],
      setStatus: setAttributeStatus,
      remove: deleteAttributes,
      restore: restoreAttributes,
    },
  });
};
