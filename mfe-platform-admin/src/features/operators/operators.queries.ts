import type { LanguageCode } from 'api';
import { adminClient } from 'mfe-shared';
import { defineList } from 'mfe-shared/backoffice';
import { operatorRolesOptions } from '../../ui/operator-roles';
import { useChange } from '../../ui/use-change';

export const operators = defineList('/operators');

const all = ['tenants', '', 'operators'] as const;

/** For an operator who has lost them. */
export const useResetOperator = () =>
  useChange(
    ({ id, ...body }: { id: string; password?: string }) =>
      adminClient.post('/operators/{id}/second-factors/remove', { path: { id }, body }),
    all,
  );

const useTeamChange = <Input>(call: (input: Input) => Promise<unknown>) =>
  useChange(call, all, operatorRolesOptions().queryKey);

type Invitation = { name: string; email: string; locale: LanguageCode; roleId: string; password?: string };

export const useInviteOperator = () =>
  useTeamChange((body: Invitation) => adminClient.post('/operators', { body }));

export const useInviteAgain = () =>
  useTeamChange((id: string) => adminClient.post('/operators/{id}/invite', { path: { id } }));

/** Gives an operator another role, from their next request on. */
export const useOperatorRole = () =>
  useTeamChange(({ id, ...body }: { id: string; roleId: string; password?: string }) =>
    adminClient.put('/operators/role/{id}', { path: { id }, body }),
  );

/** A deactivated operator is signed out at once. */
export const useOperatorStatus = () =>
  useTeamChange(({ id, ...body }: { id: string; status: 'active' | 'inactive'; password?: string }) =>
    adminClient.put('/operators/status/{id}', { path: { id }, body }),
  );
