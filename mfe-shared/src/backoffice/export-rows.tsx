import { saveCsv } from '../figures/save-csv';
import { SavingButton } from './saving-button';

export type ExportRowsProps<Row> = {
  /** The name of the file, without its ending. */
  name: string;
  /** Reads all rows that the list is filtered to, also those of other pages. */
  read: (() => readonly Row[] | Promise<readonly Row[]>) | undefined;
  /** The columns of the file by their names, and what they say of a row. */
  columns: Readonly<Record<string, (row: Row) => string | number | null>>;
};

/** Saves everything that a list is filtered to as CSV, where the API has no such file. */
export function ExportRows<Row>({ name, read, columns }: ExportRowsProps<Row>) {
  if (!read) return null;
  const save = async () => {
    const cells = Object.values(columns);
    const rows = (await read()).map((row) => cells.map((cell) => cell(row)));
    await saveCsv(`${name}.csv`, { header: Object.keys(columns), rows });
  };
  return <SavingButton save={save} />;
}
