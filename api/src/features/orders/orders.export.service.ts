import { and, eq, sql } from 'drizzle-orm';
import { majorUnits } from '../../currency.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Reading } from '../../platform/http/csv.ts';
import { csvParts, rowsAtOnce } from '../../platform/http/csv.ts';
import { readGlobalSetting } from '../settings/settings.service.ts';
import { filtered } from './orders.list.service.ts';
import type { OrderExportQuery } from './orders.schema.ts';
import type { OrderFilters } from './orders.search.service.ts';
import { orderNumber } from './orders.service.ts';
import { orders } from './orders.table.ts';

/** The order after which the next piece begins. */
type Last = { id: string; placedAt: Date };
type Row = Awaited<ReturnType<typeof readRows>>[number];

/** Writes all orders of a list as CSV, newest first. */
export async function* exportOrders(reading: Reading, query: OrderExportQuery): AsyncGenerator<string> {
  const { default_time_zone: zone } = await reading(readGlobalSetting);
  yield* csvParts<Row>({
    columns: Object.keys(cellsOf(emptyRow)),
    readAfter: (last) => reading((tx, tenantId) => readRows(tx, tenantId, { ...query, zone }, last)),
    cellsOf: (row) => Object.values(cellsOf(row)),
  });
}

type ExportFilters = OrderFilters & Pick<OrderExportQuery, 'status'>;

function readRows(tx: Tx, tenantId: string, filters: ExportFilters, last: Last | undefined) {
  const { status } = filters;
  return tx
    .select({
      id: orders.id,
      number: orderNumber,
      placedAt: orders.placedAt,
      status: orders.status,
      source: orders.source,
      paymentMethod: orders.paymentMethod,
      paymentStatus: orders.paymentStatus,
      userInfo: orders.userInfo,
      shippingOption: orders.shippingOption,
      couponCode: orders.couponCode,
      currency: orders.currency,
      subTotal: orders.subTotal,
      discount: orders.discount,
      shippingCost: orders.shippingCost,
      tax: orders.tax,
      total: orders.total,
      refunded: sql<number>`(select coalesce(sum(p.refunded_amount), 0)::float8 from payments p
        where p.tenant_id = orders.tenant_id and p.order_id = orders.id)`,
      notes: orders.notes,
    })
    .from(orders)
    .where(
      and(
        filtered(tenantId, filters, null),
        status && eq(orders.status, status),
        last &&
          sql`(${orders.placedAt} < ${last.placedAt.toISOString()}::timestamptz
            or (${orders.placedAt} = ${last.placedAt.toISOString()}::timestamptz and ${orders.id} > ${last.id}::uuid))`,
      ),
    )
    .orderBy(sql`${orders.placedAt} desc nulls last, ${orders.id}`)
    .limit(rowsAtOnce);
}

const emptyRow: Row = {
  ...{ id: '', number: '', placedAt: new Date(0), status: 'pending' as const, source: 'shop' as const },
  ...{ paymentMethod: 'Cash' as const, paymentStatus: 'pending' as const, shippingOption: 'one' },
  ...{ couponCode: null, currency: 'EUR', subTotal: 0, discount: 0, shippingCost: 0, tax: 0, total: 0 },
  ...{ refunded: 0, notes: '' },
  userInfo: {
    ...{
      name: '',
      contact: '',
      email: '',
      address: '',
      city: '',
      country: '',
      zipCode: '',
      deliveryNote: '',
    },
  },
};

function cellsOf({ id: _, placedAt, userInfo, ...row }: Row) {
  const { subTotal, discount, shippingCost, tax, total, refunded, notes, ...others } = row;
  const amounts = { subTotal, discount, shippingCost, tax, total, refunded };
  const { name, email, contact, address, zipCode, city, country, deliveryNote } = userInfo;
  return {
    ...others,
    placedAt: placedAt.toISOString(),
    ...{ name, email, contact, address, zipCode, city, country, deliveryNote },
    ...Object.fromEntries(
      Object.entries(amounts).map(([key, minor]) => [key, majorUnits(minor, row.currency)]),
    ),
    notes,
  };
}
