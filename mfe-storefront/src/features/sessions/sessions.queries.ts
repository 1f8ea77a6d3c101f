import { queryOptions } from '@tanstack/react-query';
import { shopperSession } from 'mfe-shared/sign-in';

/** The identity providers of this store; none when the layer cannot be reached. */
export const providersQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'sessions', 'providers'],
    queryFn: async () => {
      const providers = Object.values((await shopperSession.getProviders()) ?? {});
      return providers.filter(({ type }) => type !== 'credentials' && type !== 'email');
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
