import { useLocation } from 'react-router-dom';

/** The state of a link from a list to one of its rows: the list's URL, with page, sort and search. */
export function useListState(): { list: string } {
  const { pathname, search } = useLocation();
  return { list: pathname + search };
}

/** The URL of the list as it was left, if this page was opened from it; else its plain URL. */
export function useBackTo(): (list: string) => string {
  const state: unknown = useLocation().state;
  const left = typeof state === 'object' && state && 'list' in state ? String(state.list) : '';
  return (list) => (left.split('?')[0] === list ? left : list);
}
