import { and, asc, gt } from 'drizzle-orm';
import type { Reading } from '../../platform/http/csv.ts';
import { csvParts, rowsAtOnce } from '../../platform/http/csv.ts';
import type { StaffExportQuery } from './staff.schema.ts';
import { matchingStaff, selectStaff } from './staff.service.ts';
import { staff } from './staff.table.ts';

/** Writes all staff of a list as CSV, those who came first at the top. */
export const exportStaff = (reading: Reading, query: StaffExportQuery): AsyncGenerator<string> =>
  csvParts({
    columns: ['name', 'email', 'phone', 'role', 'status', 'joiningDate', 'lastLoginAt', 'hasSecondFactor'],
    readAfter: (last: Awaited<ReturnType<typeof selectStaff>>[number] | undefined) =>
      reading((tx, tenantId) =>
        selectStaff(tx)
          .where(and(matchingStaff(tenantId, query), last && gt(staff.id, last.id)))
          .orderBy(asc(staff.id))
          .limit(rowsAtOnce),
      ),
    cellsOf: (row) => [
      ...[row.name, row.email, row.phone, row.role.name, row.status, row.joiningDate],
      ...[row.lastLoginAt?.toISOString(), String(row.hasSecondFactor)],
    ],
  });
