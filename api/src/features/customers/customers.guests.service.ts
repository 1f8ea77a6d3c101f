import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { couponRedemptions } from '../coupons/coupons.redemptions.table.ts';
import { orders } from '../orders/orders.table.ts';
import { customers } from './customers.table.ts';

const isConfirmed = and(eq(customers.status, 'active'), isNotNull(customers.emailVerifiedAt));

/**
 * Counts the order of a guest for the account whose owner has confirmed this address, and returns its id: the order
 * joins it, as its mails go there anyway. Null when there is none. The reply to the guest is the same in both cases.
 */
export async function countGuestOrder(tx: Tx, tenantId: string, email: string): Promise<string | null> {
  const [account] = await tx
    .update(customers)
    .set({ ordersCount: sql`${customers.ordersCount} + 1`, lastOrderAt: sql`now()` })
    .where(and(eq(customers.tenantId, tenantId), eq(customers.email, email.toLowerCase()), isConfirmed))
    .returning({ id: customers.id });
  return account?.id ?? null;
}

type Joining = {
  /** Joins orders by phone, too, and orders of an address that is not confirmed: staff say whose they are. */
  all?: boolean;
};

/**
 * Brings the orders that somebody placed as a guest into their account, once they have confirmed the same address.
 * Orders by phone stay as they are, as staff may have misheard the address.
 */
export async function joinGuestOrders(
  tx: Tx,
  tenantId: string,
  customerId: string,
  { all = false }: Joining = {},
): Promise<void> {
  const [account] = await tx
    .select({ email: customers.email })
    .from(customers)
    .where(and(eq(customers.tenantId, tenantId), eq(customers.id, customerId), all ? undefined : isConfirmed))
    .for('no key update');
  if (!account) return;
  const joined = await tx
    .update(orders)
    .set({ customerId })
    .where(
      and(
        eq(orders.tenantId, tenantId),
        eq(orders.guestEmail, account.email),
        all ? undefined : eq(orders.source, 'guest'),
      ),
    )
    .returning({ id: orders.id });
  if (joined.length === 0) return;
  const ids = sql`any(${sql.param(joined.map(({ id }) => id))}::uuid[])`;
  await tx
    .update(couponRedemptions)
    .set({ customerId })
    .where(and(eq(couponRedemptions.tenantId, tenantId), sql`${couponRedemptions.orderId} = ${ids}`));
  // The account counts them as its own: placed orders, and the sums of delivered ones.
  await tx.execute(sql`
    update customers set
      orders_count = orders_count + joined.placed,
      total_spent = total_spent + joined.spent,
      last_order_at = greatest(last_order_at, joined.last)
    from (
      select count(*) filter (where status <> 'cancelled')::int as placed,
        coalesce(sum(total) filter (where status in ('delivered', 'partially_returned', 'returned')), 0)::bigint as spent,
        max(placed_at) as last
      from orders where tenant_id = ${tenantId} and id = ${ids}
    ) joined
    where customers.tenant_id = ${tenantId} and customers.id = ${customerId}`);
}

/**
 * Whether the rows of an account's address are its owner's: staff say so, and shoppers prove it by having confirmed the
 * address.
 */
export const ownsAddress = (
  { kind }: Pick<Principal, 'kind'>,
  account: { verifiedAt: Date | null },
): boolean => kind !== 'customer' || account.verifiedAt !== null;
