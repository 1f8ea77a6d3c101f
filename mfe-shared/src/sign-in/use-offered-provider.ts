import { useQuery } from '@tanstack/react-query';
import { api } from '../api/api';
import type { ApiReply } from '../api/calls.types';
import type { LoginType } from '../session/session.types';

export type OfferedProvider = NonNullable<ApiReply<'get', '/auth/sign-in-provider'>['provider']>;

/** The provider of this host's store. Without an answer the other ways are there. */
export function useOfferedProvider(loginType: LoginType): OfferedProvider | null {
  const { data } = useQuery({
    queryKey: ['sign-in-provider', 'offered'],
    queryFn: ({ signal }) => api.get('/auth/sign-in-provider', { signal }),
    enabled: loginType === 'tenantAdmin',
  });
  return data?.provider ?? null;
}
