import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { GuestOrder, GuestOrderInput, MyOrder, OrderInput } from 'api';
import { ApiError, api, useTenant } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { keepOrderKey } from '../../ui/order-keys';
import { myOrderQuery } from '../../ui/shopper.queries';
import type { OpenAttempt } from './checkout.store';
import { beginAttempt, closeAttempt, forgetCheckout, openAttempt } from './checkout.store';

const withKey = (key: string) => ({ 'Idempotency-Key': key });

/** The order of a try without a reply; null when the server has none of it. */
async function findAttempt(
  tenantId: string,
  { key, asGuest }: OpenAttempt,
  signal?: AbortSignal,
): Promise<MyOrder | null> {
  const how = { headers: withKey(key), signal };
  try {
    if (!asGuest) return await api.get('/orders/attempt', how);
    return keepGuestOrder(tenantId, await api.get('/guest-orders/attempt', how));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** The order of a guest; its key is kept, so that this tab can open it. */
function keepGuestOrder(tenantId: string, { order, key }: GuestOrder): MyOrder {
  keepOrderKey(tenantId, order.id, key);
  return order;
}

/** A reply after which it is certain that nothing was placed. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.code !== 'IDEMPOTENCY_MISMATCH';

/** The order of the last try, asked for until the server replies. */
export const attemptQuery = (tenantId: string, attempt: OpenAttempt | null) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'orders', 'attempt', attempt?.key],
    queryFn: ({ signal }) => (attempt ? findAttempt(tenantId, attempt, signal) : null),
    enabled: attempt !== null,
    staleTime: 0,
    gcTime: 0,
    retry: (_tries, error) => !isRefusal(error),
    retryDelay: (tries) => Math.min(1_000 * 2 ** tries, 10_000),
  });

/** Whether the store takes cards. */
export const cardOfferQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'card-payments'],
    queryFn: ({ signal }) => api.get('/card-payments', { signal }),
  });

type Placed = {
  order: MyOrder;
  /** It was placed by an earlier try. */
  isEarlier: boolean;
};

/**
 * Places the order, or finds the one that an earlier try placed whose reply was lost. Null: there is none, and
 * nothing was sent because `input` has no order.
 */
export function usePlaceOrder(asGuest: boolean) {
  const { id: tenantId } = useTenant();
  const language = useTranslation().i18n.language as GuestOrderInput['language'];
  const send = async (body: OrderInput, headers: Record<string, string>): Promise<MyOrder> =>
    asGuest
      ? keepGuestOrder(tenantId, await api.post('/guest-orders', { body: { ...body, language }, headers }))
      : api.post('/orders', { body, headers });
  return useMutation({
    mutationFn: async (input: OrderInput | null): Promise<Placed | null> => {
      const last = openAttempt(tenantId);
      const earlier = last && (await findAttempt(tenantId, last));
      if (earlier) return { order: earlier, isEarlier: true };
      if (!input) return null;
      const key = beginAttempt(tenantId, input, asGuest);
      try {
        return { order: await send(input, withKey(key)), isEarlier: false };
      } catch (error) {
        if (isRefusal(error)) closeAttempt(tenantId);
        const found = isRefusal(error)
          ? null
          : await findAttempt(tenantId, { key, asGuest }).catch(() => null);
        if (found) return { order: found, isEarlier: true };
        throw error;
      }
    },
  });
}

/** Caches the new order, and marks orders, the shopper and products as out of date. */
export function useTakeOverOrder() {
  const queryClient = useQueryClient();
  const { id: tenantId } = useTenant();
  return (order: MyOrder) => {
    forgetCheckout(tenantId);
    queryClient.setQueryData(myOrderQuery(tenantId, order.id).queryKey, order);
    for (const subject of ['orders', 'customers', 'products'])
      void queryClient.invalidateQueries({ queryKey: ['tenants', tenantId, subject] });
  };
}
