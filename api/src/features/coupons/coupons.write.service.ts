import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { couponRedemptions, coupons } from './coupons.table.ts';

const these = (tenantId: string, ids: string[]) =>
  and(eq(coupons.tenantId, tenantId), inArray(coupons.id, ids));

/** A hidden coupon is known to nobody who shops. Returns how many there were. */
export async function setCouponStatus(
  tx: Tx,
  tenantId: string,
  ids: string[],
  status: 'show' | 'hide',
): Promise<number> {
  const changed = await tx
    .update(coupons)
    .set({ status, version: sql`${coupons.version} + 1` })
    .where(these(tenantId, ids))
    .returning({ id: coupons.id });
  return changed.length;
}

/** Throws IN_USE, naming which, for coupons that an order was placed with: they are hidden instead. */
export async function deleteCoupons(tx: Tx, tenantId: string, ids: string[]): Promise<number> {
  // Locked first: an order that is being placed with one of them comes before or finds it gone.
  await tx
    .select({ id: coupons.id })
    .from(coupons)
    .where(these(tenantId, ids))
    .orderBy(coupons.id)
    .for('update');
  const used = await tx
    .selectDistinct({ id: couponRedemptions.couponId })
    .from(couponRedemptions)
    .where(and(eq(couponRedemptions.tenantId, tenantId), inArray(couponRedemptions.couponId, ids)));
  if (used.length > 0) {
    throw new AppError(
      'IN_USE',
      used.map(({ id }) => ({ field: `ids.${ids.indexOf(id)}`, message: 'redeemed' })),
    );
  }
  const gone = await tx.delete(coupons).where(these(tenantId, ids)).returning({ id: coupons.id });
  return gone.length;
}
