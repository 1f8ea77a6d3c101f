/**
 * The exports of TanStack Query that the shell shares with all remotes; the unused fifth of it is left out. The build
 * of a remote that uses another name fails with a message: add the name here then.
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
