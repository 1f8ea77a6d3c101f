/**
 * The part of TanStack Query that the shell brings for all remotes: paged, streamed and counted queries are a fifth of
 * it, and nobody uses them. A remote that uses another name is told so when it is built: then the name is added here.
 */
export {
  CancelledError,
  dehydrate,
  hashKey,
  hydrate,
  isCancelledError,
  keepPreviousData,
  MutationCache,
  matchQuery,
  mutationOptions,
  QueryCache,
  QueryClient,
  QueryClientContext,
  QueryClientProvider,
  QueryErrorResetBoundary,
  queryOptions,
  skipToken,
  useIsFetching,
  useMutation,
  useQuery,
  useQueryClient,
  useQueryErrorResetBoundary,
  useSuspenseQuery,
} from '@tanstack/react-query';
