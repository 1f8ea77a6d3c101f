import { saveFile } from './save-file';

export type CsvTable = { header: readonly string[]; rows: readonly (readonly (string | number | null)[])[] };

/** Without the mark at the beginning Excel takes the text for another encoding. */
const byteOrderMark = '\uFEFF';

/** Saves a table as CSV. A text that a spreadsheet would take for a formula gets an apostrophe in front. */
export async function saveCsv(name: string, { header, rows }: CsvTable): Promise<void> {
  const { default: csv } = await import(/* webpackChunkName: "csv" */ 'papaparse');
  const text = csv.unparse(
    { fields: [...header], data: rows.map((row) => [...row]) },
    { escapeFormulae: true, newline: '\r\n' },
  );
  saveFile(name, byteOrderMark + text, 'text/csv;charset=utf-8');
}
