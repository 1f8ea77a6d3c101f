import type { DataTag, UseMutationResult } from '@tanstack/react-query';
import { hashKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Permission } from 'api';
import { adminClient } from '../api/admin-client';
import type { ApiBody, ApiPath, ApiQuery, ApiReply, BulkOperation } from '../api/calls.types';
import { preloadToasts } from '../notify/notify-host';
import { useTenant } from '../tenant/use-tenant';
import { afterFrame } from '../ui/after-frame';
import { bulkInParts } from './bulk-in-parts';
import type { ListData } from './list.types';

type Listed = ApiPath<'get'> & ApiPath<'post'>;
type Readable = ApiPath<'get'> & ApiPath<'put'>;

/** A list whose rows can be read and changed one by one: `/coupons` and `/coupons/{id}`. */
export type ResourcePath = { [Path in Listed]: `${Path}/{id}` extends Readable ? Path : never }[Listed];

/** The reply of `GET /coupons/{id}`, for the path `/coupons`. */
export type ResourceRow<Path extends ResourcePath> = ApiReply<'get', Extract<`${Path}/{id}`, Readable>>;

/** The body of `POST /coupons`. */
export type ResourceInput<Path extends ResourcePath> = ApiBody<'post', Path>;

/** The body of `PUT /coupons/{id}` without the version. */
export type ResourceChange<Path extends ResourcePath> = Omit<
  ApiBody<'put', Extract<`${Path}/{id}`, Readable>>,
  'version'
>;

type OperationOf<Path extends ResourcePath> = Extract<
  BulkOperation,
  Path extends `/${infer Subject}` ? `${Subject}.${string}` : never
>;

/** The bulk operations of its rows: `status`, `delete`. */
export type ResourceAction<Path extends ResourcePath> =
  OperationOf<Path> extends `${string}.${infer Action}` ? Action : never;

/** The items of a bulk call, one for each row. */
export type Items<Path extends ResourcePath, Action extends string> = Parameters<
  typeof adminClient.bulk<Extract<OperationOf<Path>, `${string}.${Action}`>>
>[1];

/** Options for `useQuery`, `useSuspenseQuery` and `prefetchQuery`. */
export type ResourceQuery<Data> = {
  queryKey: DataTag<readonly unknown[], Data>;
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
};

/** A list that a page reads, and the keys under which its replies are cached. */
export type ReadableList<Path extends ApiPath<'get'>> = {
  readonly path: Path;
  list(tenantId: string, query: ApiQuery<Path>): ResourceQuery<ApiReply<'get', Path>>;
};

/** One subject of a store's back office: its calls, and the keys under which replies are cached. */
export type Resource<Path extends ResourcePath> = {
  readonly path: Path;
  /** The subjects whose cached rows a change invalidates. */
  readonly changes: readonly string[];
  /** @deprecated For remotes of 1.64. */
  readonly write?: Permission | undefined;
  list(tenantId: string, query: ApiQuery<Path>): ResourceQuery<ApiReply<'get', Path>>;
  one(tenantId: string, id: string): ResourceQuery<ResourceRow<Path>>;
};

/** The key under which data of a subject is cached. */
export const keyOf = <Data>(tenantId: string, subject: string, ...rest: unknown[]) =>
  ['tenants', tenantId, subject, ...rest] as unknown as DataTag<readonly unknown[], Data>;

/** The calls of any path; the types of the callers ensure that this one has them. */
type AnyCall = (path: string, options: object) => Promise<never>;
export const { get, post, put } = adminClient as unknown as Record<'get' | 'post' | 'put', AnyCall>;

/** A page of any list by its name, `coupons`; its rows are what the caller knows of them. */
export const readAnyList = <Row>(
  tenantId: string,
  name: string,
  query: object,
): ResourceQuery<ListData<Row>> => ({
  queryKey: keyOf(tenantId, name, 'list', query),
  queryFn: ({ signal }) => get(`/${name}`, { query, signal }),
});

/** Describes a list whose rows have no page of their own in the API: `defineList('/stock')`. */
export function defineList<Path extends ApiPath<'get'>>(path: Path): ReadableList<Path> {
  const list = (tenantId: string, query: object) => readAnyList(tenantId, path.slice(1), query);
  return { path, list: list as unknown as ReadableList<Path>['list'] };
}

type ResourceOptions = { write?: Permission; alsoChanges?: readonly string[] };

/** @deprecated For remotes of 1.64: since 1.65 the entry of a page names `write`, and `useMayWrite` reads it. */
export function defineResource<Path extends ResourcePath, Write extends Permission>(
  path: Path,
  options: ResourceOptions & { write: Write },
): Resource<Path> & { readonly write: Write };
/**
 * Describes a subject by its path in the API. `alsoChanges` names subjects whose rows show its data:
 * `defineResource('/staff', { alsoChanges: ['roles'] })`.
 */
export function defineResource<Path extends ResourcePath>(
  path: Path,
  { alsoChanges }?: { alsoChanges?: readonly string[] },
): Resource<Path>;
export function defineResource<Path extends ResourcePath>(
  path: Path,
  { write, alsoChanges = [] }: ResourceOptions = {},
): Resource<Path> {
  const subject = path.slice(1);
  return {
    ...defineList(path),
    changes: [subject, ...alsoChanges],
    write,
    one: (tenantId, id) => ({
      queryKey: keyOf(tenantId, subject, 'detail', id),
      queryFn: ({ signal }) => get(`${path}/{id}`, { path: { id }, signal }),
    }),
  };
}

type Save<Path extends ResourcePath> = {
  id: string | undefined;
  version: number;
  input: ResourceInput<Path>;
};

const sendRow = <Path extends ResourcePath>(
  { path }: Resource<Path>,
  { id, version, input }: Save<Path>,
): Promise<ResourceRow<Path>> =>
  id
    ? put(`${path}/{id}`, { path: { id }, body: { ...(input as object), version } })
    : post(path, { body: input });

/** Caches the row that was saved. Other open queries are fetched while the person goes on. */
function useKeep<Path extends ResourcePath>(resource: Resource<Path>): (saved: ResourceRow<Path>) => void {
  const queryClient = useQueryClient();
  const { id: tenantId } = useTenant();
  const invalidate = useInvalidate(resource);
  return (saved) => {
    const { queryKey } = resource.one(tenantId, (saved as { id: string }).id);
    queryClient.setQueryData(queryKey, () => saved);
    void invalidate(hashKey(queryKey));
  };
}

/**
 * Creates a row, or saves it with the version that was read; for an older version it rejects with VERSION_CONFLICT.
 * The form shows refusals.
 */
export function useSave<Path extends ResourcePath>(
  resource: Resource<Path>,
): UseMutationResult<ResourceRow<Path>, Error, Save<Path>> {
  return useMutation({
    mutationFn: (row: Save<Path>) => sendRow(resource, row),
    onMutate: () => void preloadToasts(),
    onSuccess: useKeep(resource),
  });
}

/** Reads the newest version of a row without the cache, to merge changes after a conflict. */
export function useReadNewest<Path extends ResourcePath>(
  resource: Resource<Path>,
): (id: string) => Promise<ResourceRow<Path>> {
  const queryClient = useQueryClient();
  const { id: tenantId } = useTenant();
  return (id) => queryClient.fetchQuery({ ...resource.one(tenantId, id), staleTime: 0 });
}

/** How a form saves its record. `base` is the version that was read, null for a new record. */
export type FormCalls<Path extends ResourcePath> = {
  save(
    input: ResourceInput<Path> | ResourceChange<Path>,
    base: { id: string; version: number } | null,
  ): Promise<ResourceRow<Path>>;
  readNewest(id: string): Promise<ResourceRow<Path>>;
};

/** The calls of a form that saves rows of this resource; spread them into `useVersionedForm`. */
export function useFormCalls<Path extends ResourcePath>(resource: Resource<Path>): FormCalls<Path> {
  const keep = useKeep(resource);
  return {
    save: async (input, base) => {
      void preloadToasts();
      const row = { id: base?.id, version: base?.version ?? 0, input: input as ResourceInput<Path> };
      const saved = await sendRow(resource, row);
      // The form says first that it is saved.
      void afterFrame().then(() => keep(saved));
      return saved;
    },
    readNewest: useReadNewest(resource),
  };
}

/** A bulk operation: `useBulk(coupons, 'delete')`; see `bulkInParts`. */
export function useBulk<Path extends ResourcePath, Action extends ResourceAction<Path>>(
  resource: Resource<Path>,
  action: Action,
): UseMutationResult<unknown, Error, Items<Path, Action>> {
  const invalidate = useInvalidate(resource);
  const operation = `${resource.path.slice(1)}.${action}` as Extract<
    OperationOf<Path>,
    `${string}.${Action}`
  >;
  return useMutation({
    mutationFn: (items: Items<Path, Action>): Promise<void> => bulkInParts(operation, items),
    // After a failure as well: a refusal may mean that somebody else changed the rows.
    onSettled: () => invalidate(),
  });
}

/** Invalidates all cached rows of these subjects, but not the query that has this hash. */
function useInvalidate({ changes }: { changes: readonly string[] }): (isNew?: string) => Promise<unknown> {
  const queryClient = useQueryClient();
  const { id: tenantId } = useTenant();
  return (isNew) =>
    Promise.all(
      changes.map((subject) =>
        queryClient.invalidateQueries({
          queryKey: keyOf(tenantId, subject),
          predicate: ({ queryHash }) => queryHash !== isNew,
        }),
      ),
    );
}
