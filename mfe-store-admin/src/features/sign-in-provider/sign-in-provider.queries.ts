import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { SignInProvider, SignInProviderInput } from 'api';
import { adminClient } from 'mfe-shared';
import { useTenantId } from '../../ui/use-tenant-id';

export type StoredProvider = SignInProvider & { id: string };

/** A store has one at most, so all have the same name in the form. */
const named = (provider: SignInProvider): StoredProvider => ({ id: 'provider', ...provider });

export const providerQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'sign-in-provider'],
    queryFn: async ({ signal }) => {
      const { provider, ...rest } = await adminClient.get('/sign-in-provider', { signal });
      return { provider: provider && named(provider), ...rest };
    },
  });

export type ProviderFields = Omit<SignInProviderInput, 'version'>;

export function useProviderCalls() {
  const queryClient = useQueryClient();
  const query = providerQuery(useTenantId());
  return {
    async save(input: ProviderFields, base: StoredProvider | null): Promise<StoredProvider> {
      const body = { ...input, version: base?.version ?? 0 };
      const { provider, ...rest } = await adminClient.put('/sign-in-provider', { body });
      if (!provider) throw new Error('The provider was saved and is not there.');
      queryClient.setQueryData(query.queryKey, { provider: named(provider), ...rest });
      return named(provider);
    },
    async readNewest(): Promise<StoredProvider> {
      const { provider } = await queryClient.fetchQuery({ ...query, staleTime: 0 });
      if (!provider) throw new Error('Somebody has removed the provider meanwhile.');
      return provider;
    },
    async remove(): Promise<void> {
      await adminClient.delete('/sign-in-provider');
      await queryClient.invalidateQueries({ queryKey: query.queryKey });
    },
  };
}

export const useTestProvider = () =>
  useMutation({
    mutationFn: (issuer: string) => adminClient.post('/sign-in-provider/test', { body: { issuer } }),
  });
