import { and, asc, gt } from 'drizzle-orm';
import { textIn } from '../../languages.ts';
import type { Reading } from '../../platform/http/csv.ts';
import { csvParts, rowsAtOnce } from '../../platform/http/csv.ts';
import { variants } from '../products/products.table.ts';
import { readDefaultLanguage } from '../settings/settings.service.ts';
import type { StockExportQuery, StockRow } from './stock-levels.schema.ts';
import { matchingLevels, readLevels } from './stock-levels.service.ts';

const columns = ['sku', 'title', 'variant', 'onHand', 'allocated', 'available', 'reorderPoint'];

/** Writes all levels of a list as CSV. Titles are in the reader's language, else in the store's. */
export async function* exportLevels(reading: Reading, query: StockExportQuery): AsyncGenerator<string> {
  const usual = await reading(readDefaultLanguage);
  const words = (text: StockRow['title']) => textIn(text, query.language ?? usual, usual);
  yield* csvParts<StockRow>({
    columns,
    readAfter: (last) =>
      reading((tx, tenantId) =>
        readLevels(tx)
          .where(and(matchingLevels(tenantId, query), last && gt(variants.id, last.id)))
          .orderBy(asc(variants.id))
          .limit(rowsAtOnce),
      ),
    cellsOf: (row) => [
      ...[row.sku, words(row.title), words(row.label)],
      ...[row.onHand, row.allocated, row.available, row.reorderPoint],
    ],
  });
}
