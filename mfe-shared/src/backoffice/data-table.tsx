import type { ReactNode } from 'react';
import { useState } from 'react';
import { constants } from '../constants';
import { Box } from '../ui/box';
import { hiddenStyles } from '../ui/hidden-styles';
import { Pagination } from '../ui/pagination';
import type { Column } from './list.types';
import { useListState } from './list-state';
import { SkeletonRows } from './skeleton-rows';
import { SortHeader } from './sort-header';
import { TableCells } from './table-cells';
import { tableStyles } from './table-styles';

export type DataTableProps<Row> = {
  /** The table's accessible name. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  rowTo?: (row: Row) => string;
  loading?: boolean;
  empty?: ReactNode;
};

/** A small table inside a page; more than ten rows are paged here, without the API. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowId,
  rowTo,
  loading,
  empty,
}: DataTableProps<Row>): ReactNode {
  const state = useListState();
  const [wanted, setPage] = useState(1);
  const size = constants.list.libraryPageSize;
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const page = Math.min(wanted, pages);
  if (!loading && rows.length === 0 && empty !== undefined) return empty;
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box component="table" sx={tableStyles}>
        <Box component="caption" sx={hiddenStyles}>
          {caption}
        </Box>
        <thead>
          <tr>
            {columns.map((column) => (
              <SortHeader key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {loading ? (
            <SkeletonRows rows={5} columns={columns} />
          ) : (
            rows.slice((page - 1) * size, page * size).map((row) => (
              <tr key={rowId(row)}>
                <TableCells row={row} columns={columns} to={rowTo?.(row)} state={state} />
              </tr>
            ))
          )}
        </tbody>
      </Box>
      {pages > 1 ? (
        <Box sx={{ pt: 1.5 }}>
          <Pagination page={page} pages={pages} onChange={setPage} />
        </Box>
      ) : null}
    </Box>
  );
}
