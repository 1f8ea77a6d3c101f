import type { ApiFile, FileParameters } from '../api/calls.types';
import { download } from '../api/download';
import { SavingButton } from './saving-button';

/** The lists that can be exported: `/orders` by `/orders/export`. */
export type ExportedList = ApiFile extends infer File
  ? File extends `${infer List}/export`
    ? List
    : never
  : never;

export type ExportCsvButtonProps<List extends ExportedList> = {
  list: List;
  /** The query of the list. The file follows its filters, not its order and paging. */
  query: FileParameters<Extract<`${List}/export`, ApiFile>>['query'] & {
    page?: unknown;
    limit?: unknown;
    sort?: unknown;
  };
};

/** Saves everything that a list is filtered to as CSV. */
export function ExportCsvButton<List extends ExportedList>({ list, query }: ExportCsvButtonProps<List>) {
  const save = () => {
    const { page: _, limit: __, sort: ___, ...filters } = query ?? {};
    const name = `${list.split('/')[1]}.csv`;
    // `ExportCsvButtonProps` ensures that there is such a file and that it has this query.
    return download(`${list}/export` as never, { query: filters, name });
  };
  return <SavingButton save={save} />;
}
