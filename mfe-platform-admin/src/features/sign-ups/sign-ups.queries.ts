import { queryOptions, useMutation } from '@tanstack/react-query';
import type { SignUpStoreInput } from 'api';
import { api } from 'mfe-shared';

/** Whether this address is free. */
export const slugOptions = (slug: string) =>
  queryOptions({
    queryKey: ['platform', 'sign-ups', 'slugs', slug],
    queryFn: ({ signal }) => api.get('/sign-ups/slugs/{slug}', { path: { slug }, signal }),
    staleTime: 10_000,
    retry: false,
  });

/** Opens the store, or sends a mail whose link opens it. */
export function useSignUpStore() {
  return useMutation({
    mutationFn: (body: SignUpStoreInput) => api.post('/sign-ups', { body }),
  });
}

/** Opens the store of the mail's token. */
export const confirmStore = (token: string) => api.post('/sign-ups/confirm', { body: { token } });
