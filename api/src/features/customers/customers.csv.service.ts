import { and, asc, gt } from 'drizzle-orm';
import { majorUnits } from '../../currency.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Reading } from '../../platform/http/csv.ts';
import { csvParts, rowsAtOnce } from '../../platform/http/csv.ts';
import { readGlobalSetting } from '../settings/settings.service.ts';
import type { CustomerExportQuery } from './customers.staff.schema.ts';
import { inState, matchingCustomers } from './customers.staff.service.ts';
import { customers } from './customers.table.ts';

type Row = Awaited<ReturnType<typeof readRows>>[number];

/** Writes all customers of a list as CSV, those who came first at the top. */
export async function* exportCustomers(reading: Reading, query: CustomerExportQuery): AsyncGenerator<string> {
  const { default_currency: currency, default_time_zone: zone } = await reading(readGlobalSetting);
  yield* csvParts<Row>({
    columns: [
      'name',
      'email',
      'phone',
      'status',
      'tags',
      'language',
      'ordersCount',
      'totalSpent',
      'currency',
      'lastOrderAt',
      'createdAt',
    ],
    readAfter: (last) => reading((tx, tenantId) => readRows(tx, tenantId, { ...query, zone }, last)),
    cellsOf: (row) => [
      ...[row.name, row.email, row.phone, row.status, row.tags.join(', '), row.locale, row.ordersCount],
      ...[majorUnits(row.totalSpent, currency), currency],
      ...[row.lastOrderAt?.toISOString() ?? '', row.createdAt.toISOString()],
    ],
  });
}

const readRows = (
  tx: Tx,
  tenantId: string,
  query: CustomerExportQuery & { zone: string },
  last: { id: string } | undefined,
) =>
  tx
    .select({
      id: customers.id,
      name: customers.name,
      email: customers.email,
      phone: customers.phone,
      status: customers.status,
      tags: customers.tags,
      locale: customers.locale,
      ordersCount: customers.ordersCount,
      totalSpent: customers.totalSpent,
      lastOrderAt: customers.lastOrderAt,
      createdAt: customers.createdAt,
    })
    .from(customers)
    .where(
      and(matchingCustomers(tenantId, query), inState(query), last ? gt(customers.id, last.id) : undefined),
    )
    .orderBy(asc(customers.id))
    .limit(rowsAtOnce);
