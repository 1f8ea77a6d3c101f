import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { adminClient, constants, layoutQuery, notify } from 'mfe-shared';
import { useTenantId } from '../../ui/use-tenant-id';

const all = (tenantId: string) => ['tenants', tenantId, 'notifications'] as const;

/** The polling interval of the bell while its tab is visible. */
const pollMs = 30_000;

export const notificationsQuery = (tenantId: string, page: number = constants.notifications.page) =>
  queryOptions({
    queryKey: [...all(tenantId), { page }],
    queryFn: ({ signal }) => adminClient.get('/notification', { query: { page }, signal }),
    ...layoutQuery,
    refetchInterval: pollMs,
  });

/** Opening an unread notification marks it as read; then all lists are fetched again. */
export function useReadNotification() {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  return useMutation({
    mutationFn: (id: string) =>
      adminClient.put('/notification/{id}', { path: { id }, body: { status: 'read' } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['tenants', tenantId] }),
  });
}

/** A call after which all lists are fetched again. */
function useChange<Input, Reply>(mutationFn: (input: Input) => Promise<Reply>) {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  return useMutation({
    mutationFn,
    onError: notify.error,
    onSettled: () => queryClient.invalidateQueries({ queryKey: all(tenantId) }),
  });
}

export const useReadAllNotifications = () =>
  useChange((ids: string[]) =>
    adminClient.patch('/notification/update/many', { body: { ids, status: 'read' } }),
  );

export const useDeleteNotification = () =>
  useChange((id: string) => adminClient.delete('/notification/{id}', { path: { id } }));

export const useDeleteNotifications = () =>
  useChange((ids: string[]) => adminClient.patch('/notification/delete/many', { body: { ids } }));

export const useDeleteNotificationsOfProduct = () =>
  useChange((id: string) => adminClient.delete('/notification/product-id/{id}', { path: { id } }));

/** A message to everybody on the team. */
export const useAddNotification = () =>
  useChange((message: string) => adminClient.post('/notification/add', { body: { message } }));
