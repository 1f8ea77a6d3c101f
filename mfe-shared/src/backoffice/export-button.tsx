import type { ExportedList } from './export-csv-button';
import { ExportCsvButton } from './export-csv-button';

export type ExportButtonProps = {
  /** The list's path in the API: `/orders` is exported by `/orders/export`. */
  list: string;
  /** The query of the list. The file follows its filters, not its order and paging. */
  query: { page?: unknown; limit?: unknown; sort?: unknown };
};

/** @deprecated Use `ExportCsvButton`, whose lists and queries are those of the API. Removed with mfe-shared 2. */
export function ExportButton({ list, query }: ExportButtonProps) {
  return <ExportCsvButton list={list as ExportedList} query={query} />;
}
