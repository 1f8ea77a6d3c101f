import type { ReactNode } from 'react';
import type { Column } from '../backoffice/list.types';
import type { CsvTable } from './save-csv';

export type FigurePanelProps<Row> = {
  title: string;
  /** Says in words what the figures are. */
  note?: ReactNode;
  /** The same figures as the table. */
  chart?: ReactNode;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  rowTo?: ((row: Row) => string) | undefined;
  columns: readonly Column<Row>[];
  csv: CsvTable;
  sx?: object;
};
