import { asc, gt } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { actorOf, recordAct } from '../../platform/http/audit.ts';
import type { Reading } from '../../platform/http/csv.ts';
import { csvParts, rowsAtOnce } from '../../platform/http/csv.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import type { MessageExportQuery } from './messages.schema.ts';
import { selectMessages } from './messages.service.ts';
import { messages } from './messages.table.ts';

/** It is recorded that somebody took the messages, and what they were filtered to. */
export async function recordMessageExport(
  tx: Tx,
  tenantId: string,
  actor: Principal,
  filters: MessageExportQuery,
): Promise<void> {
  await recordAct(tx, { ...actorOf(actor), action: 'messages.export', tenantId, details: filters });
}

/** All messages of a list as CSV, the oldest at the top. */
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
