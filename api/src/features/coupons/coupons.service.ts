import type { SQL } from 'drizzle-orm';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../platform/database/database.ts';
import { deleteRows, restoreRows } from '../../platform/database/deleted-rows.ts';
import { containing, listRows, readRow, textsOf } from '../../platform/database/list.ts';
import { changeRows, columnsOf, lockRows, lockVersion, unknownIn } from '../../platform/database/rows.ts';
import { orTaken } from '../../platform/database/unique.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ListReply, Versioned } from '../../platform/http/list.schema.ts';
import { missingIn } from '../../platform/http/localized.schema.ts';
import { categories } from '../categories/categories.table.ts';
import { unknownPictures } from '../images/images.known.service.ts';
import { products } from '../products/products.table.ts';
import { readDefaultLanguage } from '../settings/settings.service.ts';
import { couponRedemptions } from './coupons.redemptions.table.ts';
import type { Coupon, CouponInput, CouponListQuery } from './coupons.schema.ts';
import { coupon } from './coupons.schema.ts';
import { coupons } from './coupons.table.ts';

export const couponState = sql<Coupon['state']>`case when ${coupons.endTime} <= now() then 'expired'
  when ${coupons.startTime} > now() then 'scheduled'
  when ${coupons.usedCount} >= ${coupons.usageLimit} then 'used_up' else 'active' end`;

export const couponColumns = { ...columnsOf(coupons, coupon), state: couponState };

const sorts = {
  startTime: coupons.startTime,
  endTime: coupons.endTime,
  couponCode: sql`upper(${coupons.couponCode})`,
  usedCount: coupons.usedCount,
};

/** `q` is a part of a code or of a title. */
export const matchingCoupons = (
  tenantId: string,
  { q, status, state }: Pick<CouponListQuery, 'q' | 'status' | 'state'>,
): SQL | undefined =>
  and(
    eq(coupons.tenantId, tenantId),
    status && eq(coupons.status, status),
    state && eq(couponState, state),
    containing(q, coupons.couponCode, textsOf(coupons.title)),
  );

export function listCoupons(tx: Tx, tenantId: string, query: CouponListQuery): Promise<ListReply<Coupon>> {
  const where = matchingCoupons(tenantId, query);
  return listRows(tx, coupons, query, { columns: couponColumns, where, sorts });
}

/** Throws NOT_FOUND for an unknown coupon and for one of another store. */
export function readCoupon(tx: Tx, tenantId: string, id: string): Promise<Coupon> {
  return readRow(tx, tenantId, coupons, id, couponColumns);
}

/** Throws VALIDATION for a missing title, a code that another coupon has, and unknown goods. */
export async function createCoupon(tx: Tx, tenantId: string, input: CouponInput): Promise<Coupon> {
  await checkCoupon(tx, tenantId, input, null);
  const id = uuidv7();
  await orTaken(tx.insert(coupons).values({ tenantId, id, ...toRow(input) }), taken);
  return readCoupon(tx, tenantId, id);
}

/**
 * Changes a coupon. Throws as `createCoupon`, and VERSION_CONFLICT when somebody else saved first. The number of uses
 * stays.
 */
export async function updateCoupon(
  tx: Tx,
  tenantId: string,
  id: string,
  { version, ...input }: Versioned<CouponInput>,
): Promise<Coupon> {
  await lockVersion(tx, tenantId, coupons, { id, version });
  const before = await readCoupon(tx, tenantId, id);
  if (input.usageLimit !== null && input.usageLimit < before.usedCount)
    throw new AppError('VALIDATION', [{ field: 'usageLimit', message: 'below_used' }]);
  await checkCoupon(tx, tenantId, input, before);
  await orTaken(changeRows(tx, tenantId, coupons, [id], toRow(input)), taken);
  return readCoupon(tx, tenantId, id);
}

const taken = { coupons_code: ['VALIDATION', 'couponCode'] } as const;

const toRow = ({ startTime, endTime, ...input }: CouponInput) => ({
  ...input,
  startTime: new Date(startTime),
  endTime: new Date(endTime),
});

async function checkCoupon(
  tx: Tx,
  tenantId: string,
  { title, logo, categoryIds, productIds }: CouponInput,
  before: Coupon | null,
): Promise<void> {
  const pictures = logo && logo !== before?.logo ? [{ url: logo, field: 'logo' }] : [];
  const isSold = isNull(products.deletedAt);
  const problems = [
    ...missingIn(await readDefaultLanguage(tx, tenantId), { title }),
    ...(await unknownPictures(tx, tenantId, pictures)),
    ...(await unknownIn(tx, tenantId, categories, { field: 'categoryIds', ids: categoryIds })),
    ...(await unknownIn(tx, tenantId, products, { field: 'productIds', ids: productIds }, isSold)),
  ];
  if (problems.length > 0) throw new AppError('VALIDATION', problems);
}

/** Throws NOT_FOUND, and IN_USE with the coupons that an order used; those can be hidden instead. */
export async function deleteCoupons(tx: Tx, tenantId: string, ids: string[]): Promise<void> {
  // The lock comes first: an order with one of them is placed before, or finds it deleted.
  await lockRows(tx, tenantId, coupons, ids, 'update');
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
  if ((await deleteRows(tx, tenantId, coupons, ids)) < ids.length) throw new AppError('NOT_FOUND');
}

/** Undoes that. Throws VALIDATION when another coupon has the code now. */
export const restoreCoupons = (tx: Tx, tenantId: string, ids: string[]): Promise<void> =>
  orTaken(restoreRows(tx, tenantId, coupons, ids), taken);
