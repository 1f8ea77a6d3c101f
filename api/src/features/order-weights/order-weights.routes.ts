import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idParams } from '../../platform/http/list.schema.ts';
import { linkTo, orderLink } from '../../platform/mail/links.ts';
import { holderOf } from '../orders/orders.holder.service.ts';
import { myOrder, order } from '../orders/orders.schema.ts';
import { orderWeightsInput, weightConsentInput } from './order-weights.schema.ts';
import { answerWeight, weighOrder } from './order-weights.service.ts';

const tags = ['order-weights'];

export const orderWeightRoutes: FastifyPluginAsyncZod = async (app) => {
  app.put(
    '/orders/:id/weights',
    {
      config: { access: { permission: 'write_orders' } },
      schema: { tags, params: idParams, body: orderWeightsInput, response: { 200: order } },
    },
    (request) => {
      const { tenant } = request;
      const asking = {
        tenant,
        linkTo: (path: string) => linkTo(app.services.config, tenant, path),
        orderLink: (orderId: string) => orderLink(app.services, tenant, orderId),
      };
      return request.inTenant((tx, tenantId) =>
        weighOrder(tx, tenantId, { actor: request.user(), asking }, request.params.id, request.body),
      );
    },
  );
  app.put(
    '/orders/mine/:id/consents',
    {
      config: { access: 'customer', byOrderKey: true },
      schema: { tags, params: idParams, body: weightConsentInput, response: { 200: myOrder } },
    },
    (request) =>
      request.inTenant((tx, tenantId) =>
        answerWeight(tx, tenantId, holderOf(request), request.params.id, request.body),
      ),
  );
};
