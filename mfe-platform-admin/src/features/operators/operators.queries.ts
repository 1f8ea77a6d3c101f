import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { LanguageCode } from 'api';
import { adminClient } from 'mfe-shared';
import { operatorRolesOptions } from '../../ui/operator-roles';

export const operatorsOptions = () =>
  queryOptions({
    queryKey: ['platform', 'operators'],
    queryFn: ({ signal }) => adminClient.get('/operators', { signal }),
  });

/** For an operator who has lost them. */
export function useResetOperator() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; password?: string }) =>
      adminClient.post('/operators/{id}/second-factors/remove', { path: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: operatorsOptions().queryKey }),
  });
}

function useTeamChange<Input>(mutationFn: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: operatorsOptions().queryKey }),
        client.invalidateQueries({ queryKey: operatorRolesOptions().queryKey }),
      ]),
  });
}

type Invitation = { name: string; email: string; locale: LanguageCode; roleId: string; password?: string };

export const useInviteOperator = () =>
  useTeamChange((body: Invitation) => adminClient.post('/operators', { body }));

export const useInviteAgain = () =>
  useTeamChange((id: string) => adminClient.post('/operators/{id}/invite', { path: { id } }));

/** What they may do from their next request on. */
export const useOperatorRole = () =>
  useTeamChange(({ id, ...body }: { id: string; roleId: string; password?: string }) =>
    adminClient.put('/operators/role/{id}', { path: { id }, body }),
  );

/** Who is deactivated is signed out at once. */
export const useOperatorStatus = () =>
  useTeamChange(({ id, ...body }: { id: string; status: 'active' | 'inactive'; password?: string }) =>
    adminClient.put('/operators/status/{id}', { path: { id }, body }),
  );
