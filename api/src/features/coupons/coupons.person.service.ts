import type { SQL } from 'drizzle-orm';
import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { orders } from '../orders/orders.table.ts';
import type { CouponError } from './coupons.cart.schema.ts';
import { couponRedemptions } from './coupons.redemptions.table.ts';

/** The person whose uses of a coupon are counted: an account, with the guest orders of its address, or an address. */
type Person = { customerId: string } | { email: string };

/** Returns the account and the address of a person, as they are compared in SQL. */
function accountAndMail(tenantId: string, person: Person): { account: SQL; mail: SQL } {
  if ('customerId' in person) {
    const { customerId } = person;
    const mail = sql`(select email from customers where tenant_id = ${tenantId} and id = ${customerId})`;
    return { account: sql`${customerId}::uuid`, mail };
  }
  const email = person.email.toLowerCase();
  const account = sql`(select id from customers where tenant_id = ${tenantId} and email = ${email})`;
  return { account, mail: sql`${email}::text` };
}

/** Returns the reason why this coupon is not for this person; undefined when it is. */
export async function refusePerson(
  tx: Tx,
  tenantId: string,
  rule: { id: string; firstOrderOnly: boolean; usagePerCustomer: number | null },
  person: Person,
): Promise<CouponError | undefined> {
  const { account, mail } = accountAndMail(tenantId, person);
  if (rule.firstOrderOnly) {
    const [order] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          eq(orders.tenantId, tenantId),
          or(eq(orders.customerId, account), eq(orders.guestEmail, mail)),
          ne(orders.status, 'cancelled'),
        ),
      )
      .limit(1);
    if (order) return 'COUPON_FIRST_ORDER';
  }
  if (rule.usagePerCustomer === null) return undefined;
  const asGuest = tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.tenantId, tenantId), eq(orders.guestEmail, mail)));
  const [used] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(couponRedemptions)
    .where(
      and(
        eq(couponRedemptions.tenantId, tenantId),
        eq(couponRedemptions.couponId, rule.id),
        or(eq(couponRedemptions.customerId, account), inArray(couponRedemptions.orderId, asGuest)),
      ),
    );
  return (used?.count ?? 0) >= rule.usagePerCustomer ? 'COUPON_USED_UP' : undefined;
}
