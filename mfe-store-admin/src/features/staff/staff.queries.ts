import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { StaffInput, StaffUpdate } from 'api';
import type { ApiQuery } from 'mfe-shared';
import { adminClient } from 'mfe-shared';
import { useTenantId } from '../../ui/use-tenant-id';

const all = (tenantId: string) => ['tenants', tenantId, 'staff'] as const;

export const staffQuery = (tenantId: string, query: ApiQuery<'/staff'>) =>
  queryOptions({
    queryKey: [...all(tenantId), 'list', query],
    queryFn: ({ signal }) => adminClient.get('/staff', { query, signal }),
  });

export const staffMemberQuery = (tenantId: string, id: string) =>
  queryOptions({
    queryKey: [...all(tenantId), 'detail', id],
    queryFn: ({ signal }) => adminClient.get('/staff/{id}', { path: { id }, signal }),
  });

/** Runs `change`; the people, and the numbers of people that roles show, are then asked for again. */
function useTeamChange<Input, Reply>(change: (input: Input) => Promise<Reply>) {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  return useMutation({
    mutationFn: change,
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: all(tenantId) }),
        queryClient.invalidateQueries({ queryKey: ['tenants', tenantId, 'roles'] }),
      ]),
  });
}

/** Adds somebody, who is asked by mail to choose a password. */
export const useInvite = () => useTeamChange((body: StaffInput) => adminClient.post('/staff', { body }));

/** Sends the mail once more; the link of the one before ends. */
export const useInviteAgain = () =>
  useTeamChange((id: string) => adminClient.post('/staff/{id}/invite', { path: { id } }));

export const useUpdateStaff = () =>
  useTeamChange(({ id, ...body }: StaffUpdate & { id: string }) =>
    adminClient.put('/staff/{id}', { path: { id }, body }),
  );

type Choice = { ids: string[]; status: 'active' | 'inactive' };

/** Whoever becomes inactive is signed out at once. All of them or none. */
export const useSetStaffStatus = () =>
  useTeamChange((body: Choice) => adminClient.patch('/staff/update/many', { body }));

export const useDeleteStaff = () =>
  useTeamChange((ids: string[]) => adminClient.patch('/staff/delete/many', { body: { ids } }));

/** The newest version, past every cache. */
export function useReadNewestMember() {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  return (id: string) => queryClient.fetchQuery({ ...staffMemberQuery(tenantId, id), staleTime: 0 });
}
