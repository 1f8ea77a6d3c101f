import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { constants } from '../constants';
import { useSavedList } from './use-saved-lists';

/** The query of a list, as in `ApiQuery<'/orders'>`; or anything, for a list that the API does not page. */
type AnyQuery = Record<string, string | number>;

type SortOf<Query> = Query extends { sort?: infer Sort extends string } ? Sort : string;

export type ListParamsOptions<Query = AnyQuery> = {
  /** Names of the filters, as in the URL and in the API. */
  filters?: readonly (keyof Query & string)[];
  defaultSort: SortOf<Query>;
  limit?: number;
  /** The name under which people save its columns, page size and views. */
  savedAs?: string;
};

type Change = {
  page?: number;
  limit?: number;
  sort?: string;
  q?: string;
  filters?: Record<string, string | undefined>;
};

export type ListParams<Query = object> = {
  page: number;
  limit: number;
  /** A column's key, with `-` in front for descending order. */
  sort: string;
  q: string;
  filters: Record<string, string>;
  /** As the option. */
  savedAs?: string | undefined;
  /** The query for the API, which checks the URL's values; empty ones are left out. */
  query: Query;
  /** Writes to the URL. Every change except that of the page goes back to page 1. */
  set: (change: Change, options?: { replace?: boolean }) => void;
  /** The URL of this list with a change, for links. */
  href: (change: Change) => string;
};

/** A search covers everything, so it removes the selected category. */
const clearedBySearch = ['category', 'categoryId'];

/**
 * The state of a list lives in the URL:
 * `const params = useListParams<ApiQuery<'/orders'>>({ filters: ['status'], defaultSort: '-placedAt' })`.
 */
export function useListParams<Query = AnyQuery>(options: ListParamsOptions<Query>): ListParams<Query> {
  const { filters: names = [], defaultSort, savedAs } = options;
  const { layout } = useSavedList(savedAs);
  const usual = options.limit ?? layout?.pageSize ?? constants.list.pageSize;
  const [search, setSearch] = useSearchParams();
  const namesKey = names.join();
  const state = useMemo(
    () =>
      readListParams<Query>(search, {
        filters: namesKey.split(',') as (keyof Query & string)[],
        defaultSort,
        limit: usual,
      }),
    [search, namesKey, defaultSort, usual],
  );
  // A change before the page has followed the one before it builds on that one; `search` is older then.
  const wanted = useRef(search);
  useEffect(() => {
    wanted.current = search;
  }, [search]);
  const set = useCallback<ListParams['set']>(
    (change, { replace = false } = {}) => {
      wanted.current = changed(wanted.current, change, defaultSort);
      setSearch(wanted.current, { replace });
    },
    [setSearch, defaultSort],
  );
  const href = useCallback<ListParams['href']>(
    (change) => `?${changed(search, change, defaultSort)}`,
    [search, defaultSort],
  );
  return useMemo(() => ({ ...state, savedAs, set, href }), [state, savedAs, set, href]);
}

/** The state of a list in a URL. */
export function readListParams<Query = AnyQuery>(
  search: URLSearchParams,
  { filters: names = [], defaultSort, limit: usual = constants.list.pageSize }: ListParamsOptions<Query>,
): Omit<ListParams<Query>, 'set' | 'href'> {
  const filters = Object.fromEntries(
    names.map((name) => [name, search.get(name) ?? ''] as const).filter(([name, value]) => name && value),
  );
  const page = positive(search.get('page'), 1);
  const limit = Math.min(positive(search.get('limit'), usual), 100);
  const sort = search.get('sort') ?? defaultSort;
  const q = search.get('q') ?? '';
  const query = { page, limit, sort, ...(q ? { q } : {}), ...filters } as Query;
  return { page, limit, sort, q, filters, query };
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
