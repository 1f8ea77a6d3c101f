import { useMutation, useQueryClient } from '@tanstack/react-query';
import { adminClient } from 'mfe-shared';
import { defineDocument } from 'mfe-shared/backoffice';
import { useTenantId } from '../../ui/use-tenant-id';

export const signInProvider = defineDocument('/sign-in-provider', { member: 'provider' });

export function useRemoveProvider(): () => Promise<void> {
  const queryClient = useQueryClient();
  const { queryKey } = signInProvider.query(useTenantId());
  return async () => {
    await adminClient.delete('/sign-in-provider');
    await queryClient.invalidateQueries({ queryKey });
  };
}

export const useTestProvider = () =>
  useMutation({
    mutationFn: (issuer: string) => adminClient.post('/sign-in-provider/test', { body: { issuer } }),
  });
