import { queryOptions } from '@tanstack/react-query';
import { api } from 'mfe-shared';

/** Where a store can be; it changes with a release only. */
export const countriesOptions = () =>
  queryOptions({
    queryKey: ['platform', 'sign-ups', 'countries'],
    queryFn: ({ signal }) => api.get('/sign-ups/countries', { signal }),
    staleTime: Infinity,
  });
