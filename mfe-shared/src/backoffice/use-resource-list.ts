import type { UseQueryResult } from '@tanstack/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ApiPath, ApiQuery, ApiReply } from '../api/calls.types';
import { loadedQuery } from '../query/query-client';
import { useTenant } from '../tenant/use-tenant';
import type { ListData } from './list.types';
import type { ReadList } from './list-state';
import { readAllRows } from './read-all-rows';
import type { ReadableList, Resource, ResourcePath } from './resource';
import type { ListParams, ListParamsOptions } from './use-list-params';
import { useListParams } from './use-list-params';

export type ResourceListOptions<Path extends ResourcePath> = ListParamsOptions<ApiQuery<Path>> & {
  /** Sent with every page of the list, and not in the URL. */
  always?: Partial<ApiQuery<Path>>;
};

/** The list of a resource as props of `ListPage`; spread it there. */
export type ResourceList<Path extends ResourcePath> = {
  params: ListParams<ApiQuery<Path>>;
  query: UseQueryResult<ApiReply<'get', Path>>;
  rowId: (row: { id: string }) => string;
  readIds?: () => Promise<string[]>;
  /** All rows that match, also those of other pages. */
  readAll?: () => Promise<RowOf<Path>[]>;
  list?: ReadList;
};

/** As `ResourceListOptions`, for any list of the API. */
export type ReadableListOptions<Path extends ApiPath<'get'>> = ListParamsOptions<ApiQuery<Path>> & {
  always?: Partial<ApiQuery<Path>>;
  /** How often an open list is read again, in milliseconds. */
  refetchInterval?: number | false;
  /** Whether it is, by the page that was read; always, by default. */
  refetchWhile?: (page: ApiReply<'get', Path>) => boolean;
};

/** A list as props of `ListPage`; spread it there. */
export type ReadableListState<Path extends ApiPath<'get'>> = {
  params: ListParams<ApiQuery<Path>>;
  query: UseQueryResult<ApiReply<'get', Path>>;
  rowId: (row: { id: string }) => string;
  readIds: () => Promise<string[]>;
  /** All rows that match, also those of other pages. */
  readAll?: () => Promise<RowOf<Path>[]>;
  list: ReadList;
};

type RowOf<Path extends ApiPath<'get'>> =
  ApiReply<'get', Path> extends { items: readonly (infer Row)[] } ? Row : never;

/** A resource's list with its state in the URL: `<ListPage<Coupon> {...useResourceList(coupons, { defaultSort })} />`. */
export function useResourceList<Path extends ResourcePath>(
  resource: Resource<Path>,
  options: ResourceListOptions<Path>,
): ResourceList<Path> {
  return useReadableList(resource, options);
}

/** The same for a list that `defineList` describes. */
export function useReadableList<Path extends ApiPath<'get'>>(
  readable: ReadableList<Path>,
  { always, refetchInterval = false, refetchWhile, ...options }: ReadableListOptions<Path>,
): ReadableListState<Path> {
  const { id: tenantId } = useTenant();
  const name = readable.path.slice(1);
  const params = useListParams<ApiQuery<Path>>({ savedAs: name, ...options });
  const asked = { ...params.query, ...always };
  const query = useQuery({
    ...readable.list(tenantId, asked),
    ...loadedQuery,
    refetchInterval: ({ state: { data } }) =>
      !refetchWhile || (data && refetchWhile(data)) ? refetchInterval : false,
    placeholderData: keepPreviousData,
  });
  const readAll = () =>
    readAllRows(async (page) => {
      const { queryFn } = readable.list(tenantId, { ...asked, ...page });
      const reply = await queryFn({ signal: new AbortController().signal });
      return reply as ListData<RowOf<Path> & { id: string }>;
    });
  return {
    list: { name, query: asked },
    params,
    query,
    rowId: ({ id }) => id,
    readIds: async () => (await readAll()).map(({ id }) => id),
    readAll,
  };
}
