import { Box } from 'mfe-shared';
import type { DataTableProps } from 'mfe-shared/backoffice';
import { DataTable } from 'mfe-shared/backoffice';

/** A table that stands on a page by itself. */
export const FramedTable = <Row,>(table: DataTableProps<Row>) => (
  <Box sx={frameStyles}>
    <DataTable<Row> {...table} />
  </Box>
);

const frameStyles = { border: 1, borderColor: 'divider', borderRadius: 2, bgcolor: 'background.paper' };
