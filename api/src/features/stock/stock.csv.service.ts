import { and, asc, gt } from 'drizzle-orm';
import { textIn } from '../../languages.ts';
import type { Reading } from '../../platform/http/csv.ts';
import { csvParts, rowsAtOnce } from '../../platform/http/csv.ts';
import { readGlobalSetting } from '../settings/settings.service.ts';
import { matchingMovements, readMovements } from './stock.ledger.service.ts';
import type { LedgerExportQuery } from './stock.schema.ts';
import { stockMovements } from './stock.table.ts';

type Row = Awaited<ReturnType<typeof readMovements>>[number];

const columns = [
  ...['createdAt', 'sku', 'title', 'variant', 'kind', 'qty', 'order', 'reason', 'actorKind', 'actorName'],
];

/** Writes all movements of a ledger as CSV, the oldest at the top. */
export async function* exportLedger(reading: Reading, query: LedgerExportQuery): AsyncGenerator<string> {
  const { default_language: usual, default_time_zone: zone } = await reading(readGlobalSetting);
  const words = (text: Row['title']) => textIn(text, query.language ?? usual, usual);
  yield* csvParts<Row>({
    columns,
    readAfter: (last) =>
      reading((tx, tenantId) =>
        readMovements(
          tx,
          and(matchingMovements(tenantId, query, zone), last && gt(stockMovements.id, last.id)),
        )
          .orderBy(asc(stockMovements.id))
          .limit(rowsAtOnce),
      ),
    cellsOf: (row) => [
      ...[row.createdAt.toISOString(), row.sku, words(row.title), words(row.label), row.kind, row.qty],
      ...[row.orderNumber, row.reason, row.actorKind, row.actorName],
    ],
  });
}
