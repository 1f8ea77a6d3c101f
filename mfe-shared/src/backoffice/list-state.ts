import { useLocation } from 'react-router-dom';

/** A list of the API as a page has read it: `{ name: 'orders', query: { page: 2, sort: '-placedAt' } }`. */
export type ReadList = { name: string; query: object };

/** The history state of a link from a list to one of its rows. */
export type ListState = {
  /** The list's URL, with page, sort and search. */
  list: string;
  /** The rows of that page, for the links to the previous and the next one. */
  rows?: ReadList | undefined;
  /** The same of a list that was loaded as a whole: the ids of its rows, in their order. */
  ids?: readonly string[] | undefined;
};

/** The state of a link from a list to one of its rows. */
export function useListState(known: Pick<ListState, 'rows' | 'ids'> = {}): ListState {
  const { pathname, search } = useLocation();
  return { list: pathname + search, ...known };
}

/** The list from which this page was opened; null when it was opened otherwise. */
export function useOpenedFrom(): ListState | null {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state && 'list' in state ? (state as ListState) : null;
}

/** The URL of the list as it was left, if this page was opened from it; else its plain URL. */
export function useBackTo(): (list: string) => string {
  const left = useOpenedFrom()?.list ?? '';
  return (list) => (left.split('?')[0] === list ? left : list);
}
