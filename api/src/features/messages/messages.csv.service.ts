import { asc, gt } from 'drizzle-orm';
import type { Reading } from '../../platform/http/csv.ts';
import { csvParts, rowsAtOnce } from '../../platform/http/csv.ts';
import type { MessageExportQuery } from './messages.schema.ts';
import { selectMessages } from './messages.service.ts';
import { messages } from './messages.table.ts';

/** Writes all messages of a list as CSV, the oldest at the top. */
export const exportMessages = (reading: Reading, query: MessageExportQuery): AsyncGenerator<string> =>
  csvParts({
    columns: ['createdAt', 'name', 'email', 'status', 'text', 'customerId'],
    readAfter: (last: Awaited<ReturnType<typeof selectMessages>>[number] | undefined) =>
      reading((tx, tenantId) =>
        selectMessages(tx, tenantId, query, last && gt(messages.id, last.id))
          .orderBy(asc(messages.id))
          .limit(rowsAtOnce),
      ),
    cellsOf: (row) => [
      row.createdAt.toISOString(),
      row.name,
      row.email,
      row.status,
      row.text,
      row.customerId,
    ],
  });
