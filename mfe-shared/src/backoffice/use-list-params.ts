import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { constants } from '../constants';

export type ListParamsOptions = {
  /** Names of the filters, as in the URL and in the API. */
  filters?: readonly string[];
  defaultSort: string;
  limit?: number;
};

type Change = {
  page?: number;
  limit?: number;
  sort?: string;
  q?: string;
  filters?: Record<string, string | undefined>;
};

export type ListParams = {
  page: number;
  limit: number;
  /** A column's key, with `-` before it for the largest first. */
  sort: string;
  q: string;
  filters: Record<string, string>;
  /** Everything for the API; what is empty is left out. */
  query: Record<string, string | number>;
  /** Writes into the URL. Anything but a page number goes back to page 1. */
  set: (change: Change, options?: { replace?: boolean }) => void;
  /** The address of this list with a change, for links. */
  href: (change: Change) => string;
};

/** A search is over everything: it takes the chosen category away. */
const clearedBySearch = ['category', 'categoryId'];

/** The state of a list lives in the URL: `const params = useListParams({ filters: ['status'], defaultSort: '-createdAt' })`. */
export function useListParams(options: ListParamsOptions): ListParams {
  const { filters: names = [], defaultSort, limit: usual = constants.list.pageSize } = options;
  const [search, setSearch] = useSearchParams();
  const namesKey = names.join();
  const state = useMemo(() => {
    const filters = Object.fromEntries(
      namesKey
        .split(',')
        .map((name) => [name, search.get(name) ?? ''] as const)
        .filter(([name, value]) => name && value),
    );
    const page = positive(search.get('page'), 1);
    const limit = Math.min(positive(search.get('limit'), usual), 100);
    const sort = search.get('sort') ?? defaultSort;
    const q = search.get('q') ?? '';
    return { page, limit, sort, q, filters, query: { page, limit, sort, ...(q ? { q } : {}), ...filters } };
  }, [search, namesKey, defaultSort, usual]);
  const set = useCallback<ListParams['set']>(
    (change, { replace = false } = {}) =>
      setSearch((before) => changed(before, change, defaultSort), { replace }),
    [setSearch, defaultSort],
  );
  const href = useCallback<ListParams['href']>(
    (change) => `?${changed(search, change, defaultSort)}`,
    [search, defaultSort],
  );
  return useMemo(() => ({ ...state, set, href }), [state, set, href]);
}

function changed(before: URLSearchParams, change: Change, defaultSort: string): URLSearchParams {
  const next = new URLSearchParams(before);
  const { page, limit, sort, q, filters = {} } = change;
  const entries: Record<string, string | number | undefined> = { ...filters };
  if (limit !== undefined) entries.limit = limit;
  if (sort !== undefined) entries.sort = sort === defaultSort ? undefined : sort;
  if (q !== undefined) {
    entries.q = q;
    if (q) for (const name of clearedBySearch) entries[name] ??= undefined;
  }
  entries.page = page === undefined || page <= 1 ? undefined : page;
  for (const [name, value] of Object.entries(entries)) {
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

function positive(text: string | null, fallback: number): number {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : fallback;
}
