import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { csvRoute } from '../../platform/http/csv.ts';
import { rowRoutes } from '../../platform/http/row-routes.ts';
import { exportCoupons } from './coupons.csv.service.ts';
import { coupon, couponExportQuery, couponInput, couponListQuery } from './coupons.schema.ts';
import {
  createCoupon,
  deleteCoupons,
  listCoupons,
  readCoupon,
  restoreCoupons,
  updateCoupon,
} from './coupons.service.ts';
import { coupons } from './coupons.table.ts';

const canRead = { access: { permission: 'read_coupons' } } as const;
const canWrite = { access: { permission: 'write_coupons' } } as const;

export const couponRoutes: FastifyPluginAsyncZod = async (app) => {
  csvRoute(app, { list: '/coupons', config: canRead, query: couponExportQuery, rows: exportCoupons });
  rowRoutes(app, {
    subject: 'coupons',
    canRead,
    canWrite,
    schema: { row: coupon, input: couponInput, query: couponListQuery },
    list: listCoupons,
    read: readCoupon,
    create: createCoupon,
    update: updateCoupon,
    bulk: {
      table: coupons,
      statuses: ['show', 'hide'],
      remove: deleteCoupons,
      restore: restoreCoupons,
    },
  });
};
