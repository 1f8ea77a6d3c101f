import type { DataTag } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import type { ApiBody, ApiPath, ApiReply } from '../api/calls.types';
import { preloadToasts } from '../notify/notify-host';
import { useTenant } from '../tenant/use-tenant';
import type { ResourceQuery } from './resource';
import { get, keyOf, post, put } from './resource';

/** A document as it was read, with the version that the next save names. */
export type Stored = { version: number };

/** Settings that exist once for a store or the platform: their calls, and the key under which the reply is cached. */
export type DocumentResource<Reply, Document extends Stored, Input> = {
  readonly path: string;
  /** The member of the reply that is the document. */
  readonly member?: string | undefined;
  /** The subjects whose cached data a change invalidates. */
  readonly changes: readonly string[];
  query(tenantId: string): ResourceQuery<Reply>;
  /** Saves over the version that was read, 0 for the first save. */
  save(input: Input, version: number): Promise<Reply | Document>;
  /** Saves a document that was read as a whole. */
  replace(document: Document): Promise<Reply | Document>;
};

/** A query that reads the document with other data. */
type OtherQuery<Reply> = () => { queryKey: DataTag<readonly unknown[], Reply, Error> };

/** A path that is read, or a query. */
type DocumentReading = ApiPath<'get'> | OtherQuery<unknown>;

type DocumentReply<Read extends DocumentReading> =
  Read extends ApiPath<'get'> ? ApiReply<'get', Read> : Read extends OtherQuery<infer Reply> ? Reply : never;

/** The document in a reply that has nothing else, or in this member of it. */
type DocumentIn<Reply, Member extends keyof Reply> = [Member] extends [never]
  ? Reply & Stored
  : NonNullable<Reply[Member]> & Stored;

type DocumentOptions<Read, Member, Update> = {
  /** What reads it, if that is not `GET` of its path. */
  read?: Read;
  /** The member of the reply that is the document, null before the first save. */
  member?: Member;
  /** The path whose `PUT` saves only the fields that it is sent. */
  update?: Update;
  /** The path whose `POST` makes the first save, if that is not `PUT` with version 0. */
  add?: ApiPath<'post'>;
  /** The subjects whose data follows from it. */
  alsoChanges?: readonly string[];
};

/**
 * Describes a document by its path in the API: `defineDocument('/invoices/issuer')`, or
 * `defineDocument('/card-settings', { member: 'settings' })` where the reply has more than the document.
 */
export function defineDocument<
  Path extends ApiPath<'put'>,
  Read extends DocumentReading = Extract<Path, ApiPath<'get'>>,
  Member extends keyof DocumentReply<Read> & string = never,
  Update extends ApiPath<'put'> = Path,
>(
  path: Path,
  options: DocumentOptions<Read, Member, Update> = {},
): DocumentResource<
  DocumentReply<Read>,
  DocumentIn<DocumentReply<Read>, Member>,
  Omit<ApiBody<'put', Update>, 'version'>
> {
  const { member, add, alsoChanges: changes = [] } = options;
  const read: DocumentReading = options.read ?? (path as Extract<Path, ApiPath<'get'>>);
  const update = options.update ?? path;
  return {
    ...{ path, member, changes },
    query: (tenantId) =>
      typeof read === 'function'
        ? (read() as unknown as ResourceQuery<never>)
        : { queryKey: keyOf(tenantId, read.slice(1)), queryFn: ({ signal }) => get(read, { signal }) },
    save: (input, version) =>
      version === 0 && add ? post(add, { body: input }) : put(update, { body: { ...input, version } }),
    replace: (document) => put(path, { body: document }),
  };
}

/** The calls of a document. They resolve to the document, and reject with NOT_FOUND when it was deleted meanwhile. */
export type DocumentCalls<Document extends Stored, Input> = {
  save(input: Input, version: number): Promise<Document>;
  replace(document: Document): Promise<Document>;
  /** Reads without the cache. */
  readNewest(): Promise<Document>;
};

/** The calls of a document; what they save is cached, and shown by everything that reads it. */
export function useDocumentCalls<Reply, Document extends Stored, Input>({
  member,
  changes,
  ...document
}: DocumentResource<Reply, Document, Input>): DocumentCalls<Document, Input> {
  const queryClient = useQueryClient();
  const { id: tenantId } = useTenant();
  const query = document.query(tenantId);
  const invalidate = (queryKey: readonly unknown[]) => queryClient.invalidateQueries({ queryKey });
  const find = (reply: object): Document => {
    const found = member && member in reply ? reply[member as never] : reply;
    if (!found) throw new ApiError({ status: 404, code: 'NOT_FOUND', message: 'There is no such document.' });
    return found as Document;
  };
  const keep = async (saving: Promise<Reply | Document>) => {
    void preloadToasts();
    const reply = (await saving) as object;
    const saved = find(reply);
    // Some replies to a save lack what the document is read with.
    if (member && saved === reply) await invalidate(query.queryKey);
    else queryClient.setQueryData<unknown>(query.queryKey, reply);
    await Promise.all(changes.map((subject) => invalidate(keyOf(tenantId, subject))));
    return saved;
  };
  return {
    save: (input, version) => keep(document.save(input, version)),
    replace: (whole) => keep(document.replace(whole)),
    readNewest: async () => find((await queryClient.fetchQuery({ ...query, staleTime: 0 })) as object),
  };
}
