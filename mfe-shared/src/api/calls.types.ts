import type { ApiFilePaths, ApiPaths } from 'api';

/** The types of all calls come from the API's own OpenAPI document (`npm run api-types`): no route is named here. */

export type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The paths that have this verb, below `/api`, with their parameters in braces: `/products/{id}`. */
export type ApiPath<V extends Verb> = {
  [P in keyof ApiPaths]: ApiPaths[P] extends Record<V, object> ? P : never;
}[keyof ApiPaths];

type Operation<V extends Verb, P extends ApiPath<V>> =
  ApiPaths[P] extends Record<V, infer O extends Described> ? O : never;

type Described = { parameters: { path?: object; query?: object }; responses: object };

type Json<Body> = { content: { 'application/json': Body } };

/** The reply of a successful call. */
export type ApiReply<V extends Verb, P extends ApiPath<V>> =
  Operation<V, P>['responses'] extends Record<number, Json<infer Body>> ? Body : never;

/** The body of a call; `never` for a call without one. */
export type ApiBody<V extends Verb, P extends ApiPath<V>> =
  Operation<V, P> extends { requestBody: Json<infer Body> } ? Body : never;

/** The query of a list: `ApiQuery<'/orders'>`. */
export type ApiQuery<P extends ApiPath<'get'>> = NonNullable<Operation<'get', P>['parameters']['query']>;

/** The paths that answer with a file: `/orders/export`. */
export type ApiFile = keyof ApiFilePaths;

/** The values of the parameters in the path of a file, and its query. */
export type FileParameters<P extends ApiFile> = ApiFilePaths[P] extends { get: infer O extends Described }
  ? Pick<O['parameters'], 'path' | 'query'>
  : never;

/** The paths that take a file: `/uploads`. */
export type ApiUpload = {
  [P in ApiPath<'post'>]: ApiPaths[P] extends { post: { requestBody: UploadBody } } ? P : never;
}[ApiPath<'post'>];

type UploadBody = { content: { 'multipart/form-data': object } };

export type CallOptions<V extends Verb, P extends ApiPath<V>> = Pick<
  Operation<V, P>['parameters'],
  'path' | 'query'
> &
  ([ApiBody<V, P>] extends [never] ? { body?: never } : { body: ApiBody<V, P> }) & {
    headers?: Record<string, string>;
    /** Aborts the call; its promise then rejects with axios's `CanceledError`. */
    signal?: AbortSignal | undefined;
  };

/** The options are optional when none of them is required. */
type Given<V extends Verb, P extends ApiPath<V>> =
  Record<never, never> extends CallOptions<V, P>
    ? [options?: CallOptions<V, P>]
    : [options: CallOptions<V, P>];

/**
 * The five verbs. The promise resolves to the reply's body, and rejects with `ApiError`: `api.put('/roles/{id}', {
 * path: { id }, body })`.
 */
export type ApiVerbs = {
  [V in Verb]: <P extends ApiPath<V>>(path: P, ...given: Given<V, P>) => Promise<ApiReply<V, P>>;
};

type BulkPath = Extract<ApiPath<'post'>, `/admin/bulk/${string}`>;

/** The operations on many rows in one call: `products.status`. */
export type BulkOperation = BulkPath extends `/admin/bulk/${infer Name}` ? Name : never;

type ItemsOf<Body> = Body extends { items: infer Items extends readonly unknown[] } ? Items : never;

/** The calls of administrators: the five verbs, and one for many rows at once, which changes all or none. */
export type AdminClient = ApiVerbs & {
  bulk<Name extends BulkOperation>(
    operation: Name,
    items: ItemsOf<ApiBody<'post', `/admin/bulk/${Name}`>>,
  ): Promise<ApiReply<'post', `/admin/bulk/${Name}`>>;
};
