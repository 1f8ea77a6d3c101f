import type { UseQueryResult } from '@tanstack/react-query';
import { Box } from 'mfe-shared';
import type { DataTableProps } from 'mfe-shared/backoffice';
import { DataTable, LoadFailed } from 'mfe-shared/backoffice';

/** A table that stands on a page by itself. */
export const FramedTable = <Row,>(table: DataTableProps<Row>) => (
  <Box sx={frameStyles}>
    <DataTable<Row> {...table} />
  </Box>
);

type LoadedTableProps<Row> = Omit<DataTableProps<Row>, 'rows' | 'loading'> & {
  query: UseQueryResult<readonly Row[]>;
};

/** The same of rows that are loaded at once, or why they could not be loaded. */
export function LoadedTable<Row>({ query, ...table }: LoadedTableProps<Row>) {
  const { data, isPending, isError, error, refetch } = query;
  if (isError && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  return <FramedTable<Row> {...table} loading={isPending} rows={data ?? []} />;
}

const frameStyles = { border: 1, borderColor: 'divider', borderRadius: 2, bgcolor: 'background.paper' };
