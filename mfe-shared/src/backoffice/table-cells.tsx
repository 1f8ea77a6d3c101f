import { Box } from '../ui/box';
import { Link } from '../ui/link';
import type { Column } from './list.types';
import type { ListState } from './list-state';
import { columnDisplay } from './table-styles';

type TableCellsProps<Row> = {
  row: Row;
  columns: readonly Column<Row>[];
  to?: string | undefined;
  state: ListState;
};

/** The cells of one row; the first column is the link. */
export function TableCells<Row>({ row, columns, to, state }: TableCellsProps<Row>) {
  return columns.map(({ key, cell, align, hideBelow }, index) => (
    <Box component="td" key={key} data-align={align} sx={columnDisplay(hideBelow)}>
      {index === 0 && to ? (
        <Link to={to} state={state} underline={false} sx={linkStyles}>
          {cell(row)}
        </Link>
      ) : (
        cell(row)
      )}
    </Box>
  ));
}

const linkStyles = { color: 'text.primary', fontWeight: 600 } as const;
