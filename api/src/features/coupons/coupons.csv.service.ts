import { and, asc, gt } from 'drizzle-orm';
import { majorUnits } from '../../currency.ts';
import { textIn } from '../../languages.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Reading } from '../../platform/http/csv.ts';
import { csvParts, rowsAtOnce } from '../../platform/http/csv.ts';
import { readGlobalSetting } from '../settings/settings.service.ts';
import type { CouponExportQuery } from './coupons.schema.ts';
import { couponColumns, matchingCoupons } from './coupons.service.ts';
import { coupons } from './coupons.table.ts';

type Row = Awaited<ReturnType<typeof readRows>>[number];

const columns = [
  ...['couponCode', 'title', 'discountType', 'discount', 'maxDiscount', 'minimumAmount', 'currency'],
  ...['startTime', 'endTime', 'state', 'status', 'usedCount', 'usageLimit', 'usagePerCustomer'],
  ...['firstOrderOnly', 'stackable'],
];

/**
 * Writes all coupons of a list as CSV, the oldest first. A percentage is in per cent, an amount in the store's
 * currency.
 */
export async function* exportCoupons(reading: Reading, query: CouponExportQuery): AsyncGenerator<string> {
  const { default_currency: currency, default_language: language } = await reading(readGlobalSetting);
  const amount = (minor: number | null) => (minor === null ? '' : majorUnits(minor, currency));
  const discountOf = ({ discountType: type, discountValue: value }: Row) => {
    if (type === 'free_shipping') return '';
    return type === 'percentage' ? String(value / 100) : amount(value);
  };
  yield* csvParts<Row>({
    columns,
    readAfter: (last) => reading((tx, tenantId) => readRows(tx, tenantId, query, last)),
    cellsOf: (row) => [
      ...[row.couponCode, textIn(row.title, language, language), row.discountType, discountOf(row)],
      ...[amount(row.maxDiscount), amount(row.minimumAmount), currency],
      ...[row.startTime.toISOString(), row.endTime.toISOString(), row.state, row.status],
      ...[row.usedCount, row.usageLimit, row.usagePerCustomer],
      ...[String(row.firstOrderOnly), String(row.stackable)],
    ],
  });
}

const readRows = (tx: Tx, tenantId: string, query: CouponExportQuery, last: { id: string } | undefined) =>
  tx
    .select(couponColumns)
    .from(coupons)
    .where(and(matchingCoupons(tenantId, query), last && gt(coupons.id, last.id)))
    .orderBy(asc(coupons.id))
    .limit(rowsAtOnce);
