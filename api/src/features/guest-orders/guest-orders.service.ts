import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { claimKey, findReply, keepReply } from '../../platform/http/idempotency.ts';
import { insertOrder } from '../orders/orders.insert.service.ts';
import { readMyOrder } from '../orders/orders.mine.service.ts';
import { prepareOrder } from '../orders/orders.place.service.ts';
import type { MyOrder } from '../orders/orders.schema.ts';
import type { GuestOrderInput } from './guest-orders.schema.ts';

/** Guests have no id: what tells their keys apart is that each is random. */
const nobody = '00000000-0000-0000-0000-000000000000';
const shortestKey = 32;

/** Throws IDEMPOTENCY_KEY for a key that could be guessed. */
export function guestKey(key: string): string {
  if (key.length < shortestKey) throw new AppError('IDEMPOTENCY_KEY');
  return key;
}

/** The reply that a repeated request gets: it says nothing of the person. */
type Kept = { id: string };

const byKey = { id: null };

/**
 * Places an order without an account. A repetition with the same key gets the same order, as it is by then. Throws as
 * `prepareOrder`, and IDEMPOTENCY_MISMATCH.
 */
export async function placeGuestOrder(
  tx: Tx,
  tenantId: string,
  key: string,
  { language, ...input }: GuestOrderInput,
): Promise<MyOrder> {
  const claim = { tenantId, actorId: nobody, key, request: { language, ...input } };
  const first = await claimKey<Kept>(tx, claim);
  if (first) return readMyOrder(tx, tenantId, byKey, first.id);
  const actor = { kind: 'customer' as const, id: null, name: input.address.name };
  const by = { customerId: null, source: 'guest' as const, actor, language };
  const order = await prepareOrder(tx, tenantId, by, input);
  const kept: Kept = { id: order.placed.id };
  await Promise.all([insertOrder(tx, tenantId, order), keepReply(tx, claim, kept)]);
  return order.placed;
}

/** Reads the order that a guest placed with this key, when its reply was lost. Throws NOT_FOUND when there is none. */
export async function readGuestAttempt(tx: Tx, tenantId: string, key: string): Promise<MyOrder> {
  const kept = await findReply<Kept>(tx, { tenantId, actorId: nobody, key });
  if (!kept) throw new AppError('NOT_FOUND');
  return readMyOrder(tx, tenantId, byKey, kept.id);
}
