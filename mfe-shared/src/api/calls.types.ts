import type { ApiPaths } from 'api';

/** What can be called is read off the API's own OpenAPI document (`npm run api-types`): nothing here names a route. */

export type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The paths that have this verb, below `/api`, with their parameters in braces: `/products/{id}`. */
export type ApiPath<V extends Verb> = {
  [P in keyof ApiPaths]: ApiPaths[P] extends Record<V, object> ? P : never;
}[keyof ApiPaths];

type Operation<V extends Verb, P extends ApiPath<V>> =
  ApiPaths[P] extends Record<V, infer O extends Described> ? O : never;

type Described = { parameters: { path?: object; query?: object }; responses: object };

type Json<Body> = { content: { 'application/json': Body } };

/** What a call answers when it succeeds. */
export type ApiReply<V extends Verb, P extends ApiPath<V>> =
  Operation<V, P>['responses'] extends Record<number, Json<infer Body>> ? Body : never;

/** What a call sends; `never` for one that sends nothing. */
export type ApiBody<V extends Verb, P extends ApiPath<V>> =
  Operation<V, P> extends { requestBody: Json<infer Body> } ? Body : never;

/** What a list can be asked for, as the address's query: `ApiQuery<'/orders'>`. */
export type ApiQuery<P extends ApiPath<'get'>> = NonNullable<Operation<'get', P>['parameters']['query']>;

export type CallOptions<V extends Verb, P extends ApiPath<V>> = Pick<
  Operation<V, P>['parameters'],
  'path' | 'query'
> &
  ([ApiBody<V, P>] extends [never] ? { body?: never } : { body: ApiBody<V, P> }) & {
    headers?: Record<string, string>;
    /** Ends the call; its promise then rejects with axios's `CanceledError`. */
    signal?: AbortSignal | undefined;
  };

/** Options may be left out where nothing in them is needed. */
type Given<V extends Verb, P extends ApiPath<V>> =
  Record<never, never> extends CallOptions<V, P>
    ? [options?: CallOptions<V, P>]
    : [options: CallOptions<V, P>];

/**
 * The five verbs. The promise gives the reply's body, and rejects with `ApiError`:
 * `api.put('/roles/{id}', { path: { id }, body })`.
 */
export type ApiVerbs = {
  [V in Verb]: <P extends ApiPath<V>>(path: P, ...given: Given<V, P>) => Promise<ApiReply<V, P>>;
};

type BulkPath = Extract<ApiPath<'post'>, `/admin/bulk/${string}`>;

/** What can be done with many rows in one call: `products.status`. */
export type BulkOperation = BulkPath extends `/admin/bulk/${infer Name}` ? Name : never;

type ItemsOf<Body> = Body extends { items: infer Items extends readonly unknown[] } ? Items : never;

/** The calls of administrators: the five verbs, and one for many rows at once, of which all are changed or none. */
export type AdminClient = ApiVerbs & {
  bulk<Name extends BulkOperation>(
    operation: Name,
    items: ItemsOf<ApiBody<'post', `/admin/bulk/${Name}`>>,
  ): Promise<ApiReply<'post', `/admin/bulk/${Name}`>>;
};
