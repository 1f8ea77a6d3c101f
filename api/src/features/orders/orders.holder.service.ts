import type { SQL } from 'drizzle-orm';
import { eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { orders } from './orders.table.ts';

/**
 * The person who may see an order, act on it and pay it: the customer with this id or, with null, the holder of the
 * order's key, which was checked before.
 */
export type OrderHolder = { id: string | null; name: string };

export const holderOf = (request: FastifyRequest): OrderHolder =>
  request.hasOrderKey ? { id: null, name: '' } : request.user();

/** Returns the condition for the orders of a holder. An order whose person was erased is nobody's. */
export const heldBy = ({ id }: Pick<OrderHolder, 'id'>): SQL =>
  id === null ? sql`${orders.userInfo} ->> 'name' <> ''` : eq(orders.customerId, id);

/** The name in an order, for a holder who has given none but that. */
export const orderName = sql<string>`${orders.userInfo} ->> 'name'`;
