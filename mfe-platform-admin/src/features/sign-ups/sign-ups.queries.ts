import { queryOptions, useMutation } from '@tanstack/react-query';
import type { OpenedStore, SignUpStoreInput, SignUpStoreReply } from 'api';
import { api } from 'mfe-shared';

/** Whether a store could still take this address. */
export const slugOptions = (slug: string) =>
  queryOptions({
    queryKey: ['platform', 'sign-ups', 'slugs', slug],
    queryFn: ({ signal }) => api.get<{ free: boolean }>(`/sign-ups/slugs/${slug}`, { signal }),
    staleTime: 10_000,
    retry: false,
  });

/** Opens the store, or has a mail sent whose link opens it. */
export function useSignUpStore() {
  return useMutation({
    mutationFn: (input: SignUpStoreInput) => api.post<SignUpStoreReply>('/sign-ups', input),
  });
}

/** Opens the store whose mail the token is from. */
export const confirmStore = (token: string) => api.post<OpenedStore>('/sign-ups/confirm', { token });
