import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Webhook, WebhookDelivery, WebhookInput } from 'api';
import { adminClient } from 'mfe-shared';
import { defineList, defineResource } from 'mfe-shared/backoffice';
import { useMakeSecret } from '../../ui/use-make-secret';
import { useTenantId } from '../../ui/use-tenant-id';

export const webhooks = defineResource('/webhooks');

/** It changes with a release only. */
export const webhookEventsQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'webhook-events'],
    queryFn: ({ signal }) => adminClient.get('/webhooks/events', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

const ofWebhook = (tenantId: string, id: string) => ['tenants', tenantId, `webhooks/${id}/deliveries`];

export const deliveriesOf = (id: string) =>
  defineList(`/webhooks/${id}/deliveries` as '/webhooks/{id}/deliveries');

/** A delivery whose reply may come at any moment is read again and again. */
const lookEveryMs = 1_500;
const isUnderWay = ({ status, attempts }: WebhookDelivery) => status === 'waiting' && attempts === 0;

export const deliveryQuery = (tenantId: string, path: { id: string; deliveryId: string }) =>
  queryOptions({
    queryKey: [...ofWebhook(tenantId, path.id), 'detail', path.deliveryId],
    queryFn: ({ signal }) => adminClient.get('/webhooks/{id}/deliveries/{deliveryId}', { path, signal }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? lookEveryMs : false),
  });

export const useMakeWebhook = () =>
  useMakeSecret<WebhookInput, Webhook>({
    subject: 'webhooks',
    make: async (body) => {
      const { secret, ...made } = await adminClient.post('/webhooks', { body });
      return { made, secret };
    },
  });

export const useRenewSecret = () =>
  useMakeSecret<string, Webhook>({
    subject: 'webhooks',
    make: async (id) => {
      const { secret, ...made } = await adminClient.post('/webhooks/{id}/secret', { path: { id } });
      return { made, secret };
    },
  });

export function useDeleteWebhook() {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  return useMutation({
    mutationFn: (id: string) => adminClient.delete('/webhooks/{id}', { path: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['tenants', tenantId, 'webhooks', 'list'] }),
  });
}

export function useSendTest() {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  return useMutation({
    mutationFn: (id: string) => adminClient.post('/webhooks/{id}/test', { path: { id } }),
    onSuccess: (_, id) => queryClient.invalidateQueries({ queryKey: ofWebhook(tenantId, id) }),
  });
}

export function useSendAgain() {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  return useMutation({
    mutationFn: (path: { id: string; deliveryId: string }) =>
      adminClient.post('/webhooks/{id}/deliveries/{deliveryId}/send', { path }),
    onSuccess: (_, { id }) => queryClient.invalidateQueries({ queryKey: ofWebhook(tenantId, id) }),
  });
}
