import { download } from '../api/download';
import { SavingButton } from './saving-button';

export type ExportButtonProps = {
  /** The list's path in the API: `/orders` is exported by `/orders/export`. */
  list: string;
  /** The query of the list. The file follows its filters, not its order and paging. */
  query: { page?: unknown; limit?: unknown; sort?: unknown };
};

/** Saves everything that a list is filtered to as CSV. */
export function ExportButton({ list, query }: ExportButtonProps) {
  const save = () => {
    const { page: _, limit: __, sort: ___, ...filters } = query;
    const name = `${list.split('/')[1]}.csv`;
    // The types of the calls leave out what answers no JSON.
    return download(`${list}/export` as never, { query: filters, name });
  };
  return <SavingButton save={save} />;
}
