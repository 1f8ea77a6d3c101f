import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../../platform/errors/app-error.ts';
import { findShopper } from '../../platform/http/access.ts';
import { couponValidateInput, couponValidateReply, shownCouponList } from './coupons.cart.schema.ts';
import { evaluateCoupon, listShownCoupons } from './coupons.cart.service.ts';

const tags = ['coupons'];

/** The calls about coupons that shoppers' pages send. */
export const shopCouponRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/catalog/coupons',
    { config: { access: 'store', shared: 'briefly' }, schema: { tags, response: { 200: shownCouponList } } },
    (request) => request.reading((tx, tenantId) => listShownCoupons(tx, tenantId)),
  );
  app.post(
    '/coupons/validate',
    {
      config: { access: 'store' },
      schema: { tags, body: couponValidateInput, response: { 200: couponValidateReply } },
    },
    async (request) => {
      const shopper = await findShopper(request);
      const found = await request.reading((tx, tenantId) =>
        evaluateCoupon(tx, tenantId, { ...request.body, customerId: shopper?.id ?? null }),
      );
      if ('error' in found) throw new AppError(found.error);
      return found;
    },
  );
};
