import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ListReply, StaffInput, StaffMember, StaffUpdate } from 'api';
import { adminClient } from 'mfe-shared';
import { useTenantId } from '../../ui/use-tenant-id';

const all = (tenantId: string) => ['tenants', tenantId, 'staff'] as const;

export const staffQuery = (tenantId: string, params: Record<string, unknown>) =>
  queryOptions({
    queryKey: [...all(tenantId), 'list', params],
    queryFn: ({ signal }) => adminClient.get<ListReply<StaffMember>>('/staff', { params, signal }),
  });

export const staffMemberQuery = (tenantId: string, id: string) =>
  queryOptions({
    queryKey: [...all(tenantId), 'detail', id],
    queryFn: ({ signal }) => adminClient.get<StaffMember>(`/staff/${id}`, { signal }),
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
export const useInvite = () =>
  useTeamChange((input: StaffInput) => adminClient.post<StaffMember>('/staff', input));

/** Sends the mail once more; the link of the one before ends. */
export const useInviteAgain = () => useTeamChange((id: string) => adminClient.post(`/staff/${id}/invite`));

export const useUpdateStaff = () =>
  useTeamChange(({ id, ...input }: StaffUpdate & { id: string }) =>
    adminClient.put<StaffMember>(`/staff/${id}`, input),
  );

type Choice = { ids: string[]; status: 'active' | 'inactive' };

/** Whoever becomes inactive is signed out at once. All of them or none. */
export const useSetStaffStatus = () =>
  useTeamChange(({ ids, status }: Choice) => adminClient.patch('/staff/update/many', { ids, status }));

export const useDeleteStaff = () =>
  useTeamChange((ids: string[]) => adminClient.patch('/staff/delete/many', { ids }));

/** The newest version, past every cache: what to lay one's own changes on after a conflict. */
export function useReadNewestMember() {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  return (id: string) => queryClient.fetchQuery({ ...staffMemberQuery(tenantId, id), staleTime: 0 });
}
