import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../../platform/errors/app-error.ts';
import { addressKey } from '../../platform/http/address-key.ts';
import { idempotencyKey } from '../../platform/http/idempotency.ts';
import { keyOfAccount } from '../../platform/http/limits.ts';
import { orderKeyOf } from '../../platform/http/order-keys.ts';
import { createTenantSemaphore } from '../../platform/tenancy/tenant-semaphore.ts';
import { createAnnouncer } from '../orders/orders.announce.service.ts';
import type { MyOrder } from '../orders/orders.schema.ts';
import type { GuestOrder } from './guest-orders.schema.ts';
import { guestOrder, guestOrderInput } from './guest-orders.schema.ts';
import { guestKey, placeGuestOrder, readGuestAttempt } from './guest-orders.service.ts';

const tags = ['guest-orders'];

/** The same number as for shoppers with an account: more of them would only wait for the invoice number. */
const placedAtOnce = 6;

export const guestOrderRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const announcer = createAnnouncer(services.database, (error) =>
    app.log.warn({ err: error }, 'new orders were not announced'),
  );
  app.addHook('onClose', async () => announcer.stop());
  const limitPerStore = createTenantSemaphore(placedAtOnce);
  const withKey = async (request: FastifyRequest, order: MyOrder): Promise<GuestOrder> => ({
    order,
    key: await orderKeyOf(services, { tenantId: request.storeId(), orderId: order.id }),
  });

  app.post(
    '/guest-orders',
    {
      config: { access: 'store', limit: 'guestOrderAddress' },
      schema: { tags, body: guestOrderInput, response: { 201: guestOrder } },
    },
    async (request, reply) => {
      const key = guestKey(idempotencyKey(request));
      const tenantId = request.storeId();
      // Nobody fills the mailbox of somebody else.
      const mailbox = {
        tenantId,
        kind: 'customer' as const,
        email: request.body.address.email.toLowerCase(),
      };
      await services.limits.count('guestOrderMail', keyOfAccount(mailbox));
      const placed = await limitPerStore(tenantId, () =>
        request.inTenant((tx) => placeGuestOrder(tx, tenantId, key, request.body)),
      );
      announcer.placed(tenantId);
      return reply.status(201).send(await withKey(request, placed));
    },
  );
  app.get(
    '/guest-orders/attempt',
    { config: { access: 'store' }, schema: { tags, response: { 200: guestOrder } } },
    async (request) => {
      const key = guestKey(idempotencyKey(request));
      try {
        return await withKey(
          request,
          await request.reading((tx, tenantId) => readGuestAttempt(tx, tenantId, key)),
        );
      } catch (error) {
        if (error instanceof AppError) await services.limits.count('tokenAddress', addressKey(request.ip));
        throw error;
      }
    },
  );
};
