import { and, asc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { columnsOf } from '../../platform/database/rows.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { readCustomization } from '../customization/customization.service.ts';
import type { CouponError, ShopCoupon, ShownCoupon } from './coupons.cart.schema.ts';
import { shopCoupon } from './coupons.cart.schema.ts';
import { readOnlyFor } from './coupons.goods.service.ts';
import { refusePerson } from './coupons.person.service.ts';
import { couponRedemptions } from './coupons.redemptions.table.ts';
import { couponColumns, couponState } from './coupons.service.ts';
import { coupons } from './coupons.table.ts';

const present = <Row extends { endTime: Date }>(row: Row) => ({ ...row, endTime: row.endTime.toISOString() });

/**
 * Lists the coupons that the store's pages name and that can be used now, ordered by their end. Any other code is known
 * only to those to whom the store has given it.
 */
export async function listShownCoupons(tx: Tx, tenantId: string): Promise<ShownCoupon[]> {
  const { home, offers } = await readCustomization(tx, tenantId, '');
  const codes = [...home.discount_coupon_code, ...offers.coupon_code].map((code) =>
    code.trim().toUpperCase(),
  );
  const rows = await tx
    .select({
      ...columnsOf(coupons, shopCoupon),
      categoryIds: coupons.categoryIds,
      productIds: coupons.productIds,
    })
    .from(coupons)
    .where(
      and(
        eq(coupons.tenantId, tenantId),
        eq(coupons.status, 'show'),
        eq(couponState, 'active'),
        inArray(sql`upper(${coupons.couponCode})`, codes),
      ),
    )
    .orderBy(asc(coupons.endTime), asc(coupons.id));
  const onlyFor = await readOnlyFor(tx, tenantId, rows);
  return rows.map((row, index) => ({ ...present(row), onlyFor: onlyFor[index] ?? null }));
}

/** Finds a coupon by its code, in upper or lower case. */
async function findCoupon(tx: Tx, tenantId: string, couponCode: string) {
  const [found] = await tx
    .select(couponColumns)
    .from(coupons)
    .where(and(eq(coupons.tenantId, tenantId), sql`upper(coupon_code) = upper(${couponCode.trim()})`));
  return found;
}

type Rule = NonNullable<Awaited<ReturnType<typeof findCoupon>>>;

type CouponLine = {
  productId: string;
  lineSubtotal: number;
  /** Whether its price is reduced already. */
  isReduced: boolean;
};

export type CouponCart = {
  couponCode: string;
  subTotal: number;
  /** Missing when only the sum is known. The value of a coupon for some goods is then an upper bound. */
  lines?: CouponLine[];
  customerId: string | null;
};

/** A coupon's effect on a cart. `appliesTo` says for each line whether the discount applies to it. */
export type CouponEffect = {
  id: string;
  coupon: ShopCoupon;
  discount: number;
  freeShipping: boolean;
  appliesTo: boolean[];
};

/** Why a coupon has no effect; `needs`: the coupon's own code, and the goods that are missing, in minor units. */
type CouponRefusal = { error: CouponError; needs?: { couponCode: string; missing: number } };

/**
 * Returns the effect, or the error code when there is none. For a visitor the conditions about the customer are
 * skipped.
 */
export async function evaluateCoupon(
  tx: Tx,
  tenantId: string,
  cart: CouponCart,
): Promise<CouponEffect | CouponRefusal> {
  const rule = await findCoupon(tx, tenantId, cart.couponCode);
  if (rule?.status !== 'show') return { error: 'COUPON_UNKNOWN' };
  const now = new Date();
  if (rule.startTime > now || rule.endTime <= now) return { error: 'COUPON_EXPIRED' };
  if (rule.usageLimit !== null && rule.usedCount >= rule.usageLimit) return { error: 'COUPON_USED_UP' };
  if (cart.subTotal < rule.minimumAmount) {
    const { couponCode, minimumAmount } = rule;
    return { error: 'COUPON_MINIMUM', needs: { couponCode, missing: minimumAmount - cart.subTotal } };
  }
  if (cart.customerId) {
    const error = await refusePerson(tx, tenantId, rule, { customerId: cart.customerId });
    if (error) return { error };
  }
  const lines = cart.lines ?? [{ lineSubtotal: cart.subTotal }];
  const appliesTo = cart.lines ? await eligible(tx, tenantId, rule, cart.lines) : [true];
  return effectOf(rule, lines, appliesTo) ?? { error: 'COUPON_NOT_APPLICABLE' };
}

/** Returns the effect of a coupon on the lines; null when it applies to nothing. */
function effectOf(rule: Rule, lines: { lineSubtotal: number }[], appliesTo: boolean[]): CouponEffect | null {
  const amount = lines.reduce((sum, line, index) => sum + (appliesTo[index] ? line.lineSubtotal : 0), 0);
  if (amount === 0) return null;
  return {
    id: rule.id,
    coupon: present(rule),
    discount: discountOn(rule, amount),
    freeShipping: rule.discountType === 'free_shipping',
    appliesTo,
  };
}

/**
 * Returns the effect of a coupon that an order has redeemed on other goods. Its minimum and its goods count, but
 * neither its end nor its number of uses. Null when it does not apply to them, or is deleted.
 */
export async function reapplyCoupon(
  tx: Tx,
  tenantId: string,
  couponCode: string,
  lines: CouponLine[],
): Promise<CouponEffect | null> {
  const rule = await findCoupon(tx, tenantId, couponCode);
  const subTotal = lines.reduce((sum, { lineSubtotal }) => sum + lineSubtotal, 0);
  if (!rule || subTotal < rule.minimumAmount) return null;
  return effectOf(rule, lines, await eligible(tx, tenantId, rule, lines));
}

/** Returns the discount on an amount. Half a unit is rounded up; the discount is never more than the amount. */
export function discountOn(
  { discountType, discountValue, maxDiscount }: Pick<Rule, 'discountType' | 'discountValue' | 'maxDiscount'>,
  amount: number,
): number {
  if (discountType === 'free_shipping') return 0;
  const share = Number((BigInt(amount) * BigInt(Math.max(0, discountValue)) + 5_000n) / 10_000n);
  const wanted = discountType === 'percentage' ? share : Math.max(0, discountValue);
  return Math.min(wanted, maxDiscount ?? wanted, amount);
}

/** Returns the lines that the coupon applies to: its products and products in its categories or below, else all. */
async function eligible(
  tx: Tx,
  tenantId: string,
  { categoryIds, productIds, stackable }: Rule,
  lines: CouponLine[],
): Promise<boolean[]> {
  const isForAll = categoryIds.length === 0 && productIds.length === 0;
  const named = new Set(productIds);
  if (categoryIds.length > 0 && lines.length > 0) {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select distinct listed.product_id as id
      from product_categories listed
      join categories c on c.tenant_id = listed.tenant_id and c.id = listed.category_id and c.path && ${sql.param(categoryIds)}::uuid[]
      where listed.tenant_id = ${tenantId} and listed.product_id = any(${sql.param(lines.map((line) => line.productId))}::uuid[])`);
    for (const { id } of rows) named.add(id);
  }
  return lines.map(
    ({ productId, isReduced }) => (isForAll || named.has(productId)) && (stackable || !isReduced),
  );
}

/**
 * Takes one use of the coupon for an order that is being placed. Its row stays locked until the transaction ends, so
 * that the remaining uses go to exactly as many orders. Throws COUPON_USED_UP or COUPON_FIRST_ORDER. Without an account
 * what each customer did is counted by the mail address, and only here: an answer costs an order, so that nobody can
 * ask which addresses have bought something. Without an address it is COUPON_NOT_APPLICABLE.
 */
export async function claimCoupon(
  tx: Tx,
  tenantId: string,
  { couponId, customerId, email }: { couponId: string; customerId: string | null; email: string },
): Promise<void> {
  const [claimed] = await tx
    .update(coupons)
    .set({ usedCount: sql`${coupons.usedCount} + 1` })
    .where(
      and(
        eq(coupons.tenantId, tenantId),
        eq(coupons.id, couponId),
        or(sql`${coupons.usageLimit} is null`, lt(coupons.usedCount, coupons.usageLimit)),
      ),
    )
    .returning({
      id: coupons.id,
      firstOrderOnly: coupons.firstOrderOnly,
      usagePerCustomer: coupons.usagePerCustomer,
    });
  if (!claimed) throw new AppError('COUPON_USED_UP');
  const countsCustomers = claimed.firstOrderOnly || claimed.usagePerCustomer !== null;
  if (!countsCustomers) return;
  if (!customerId && !email) throw new AppError('COUPON_NOT_APPLICABLE');
  const error = await refusePerson(tx, tenantId, claimed, customerId ? { customerId } : { email });
  if (error) throw new AppError(error);
}

/** Gives a cancelled order's coupon back, once. */
export async function returnCoupon(tx: Tx, tenantId: string, orderId: string): Promise<void> {
  const gone = await tx
    .delete(couponRedemptions)
    .where(and(eq(couponRedemptions.tenantId, tenantId), eq(couponRedemptions.orderId, orderId)))
    .returning({ couponId: couponRedemptions.couponId });
  for (const { couponId } of gone) {
    await tx
      .update(coupons)
      .set({ usedCount: sql`${coupons.usedCount} - 1` })
      .where(and(eq(coupons.tenantId, tenantId), eq(coupons.id, couponId), gt(coupons.usedCount, 0)));
  }
}
