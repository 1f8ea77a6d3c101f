import { queryOptions } from '@tanstack/react-query';
import { api } from 'mfe-shared';

/** The plans that stores can choose, in their order. The API's cache drops them when an operator changes one. */
export const offeredPlansOptions = () =>
  queryOptions({
    queryKey: ['platform', 'offered-plans'],
    queryFn: ({ signal }) => api.get('/plans/offered', { signal }),
    // They come with the page, and are newer than a visitor needs.
    staleTime: Infinity,
  });
