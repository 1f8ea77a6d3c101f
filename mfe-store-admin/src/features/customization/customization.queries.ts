import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ArrivalPreviewInput, Customization, CustomizationRecord } from 'api';
import { adminClient, settingsQueries } from 'mfe-shared';
import { useTenantId } from '../../ui/use-tenant-id';

const path = '/setting/store/customization';

/** Not below `customization`, which browsers store across page loads. */
const key = (tenantId: string, ...rest: string[]) => ['tenants', tenantId, 'customization-editor', ...rest];

export const recordQuery = (tenantId: string) =>
  queryOptions({
    queryKey: key(tenantId, 'record'),
    queryFn: ({ signal }) => adminClient.get(path, { signal }),
  });

export const versionsQuery = (tenantId: string, page: number) =>
  queryOptions({
    queryKey: key(tenantId, 'versions', String(page)),
    queryFn: ({ signal }) => adminClient.get(`${path}/versions`, { query: { page, limit: 20 }, signal }),
  });

export const plansQuery = (tenantId: string) =>
  queryOptions({
    queryKey: key(tenantId, 'plans'),
    queryFn: ({ signal }) => adminClient.get(`${path}/plans`, { signal }),
  });

/** The arrival that a delivery with these times would promise now. */
export const arrivalPreviewQuery = (tenantId: string, times: ArrivalPreviewInput) =>
  queryOptions({
    queryKey: key(tenantId, 'arrival', JSON.stringify(times)),
    queryFn: ({ signal }) => adminClient.post('/cart/arrivals/preview', { body: times, signal }),
    staleTime: 30_000,
  });

/** A product whose page shows what all products' pages have. */
export const anyProductQuery = (tenantId: string) =>
  queryOptions({
    queryKey: key(tenantId, 'product'),
    queryFn: async ({ signal }) => {
      const { items } = await adminClient.get('/catalog/products', { query: { limit: 1 }, signal });
      return items[0]?.slug ?? null;
    },
  });

/** Caches the saved document. Its versions and the customization of this page are out of date then. */
function useTakeSaved() {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  return async (saved: CustomizationRecord) => {
    queryClient.setQueryData(recordQuery(tenantId).queryKey, saved);
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: key(tenantId, 'versions') }),
      queryClient.invalidateQueries({ queryKey: settingsQueries.customization(tenantId).queryKey }),
    ]);
  };
}

export function useSaveSections() {
  return useMutation({
    mutationFn: (body: Partial<Customization> & { version: number }) =>
      adminClient.put(`${path}/update`, { body }),
    onSuccess: useTakeSaved(),
  });
}

/** The first save of a store. */
export function useAddDocument() {
  return useMutation({
    mutationFn: (body: Customization) => adminClient.post(`${path}/add`, { body }),
    onSuccess: useTakeSaved(),
  });
}

/** Saves every section, as to undo a save. */
export function useReplaceDocument() {
  return useMutation({
    mutationFn: (body: Customization & { version: number }) => adminClient.put(path, { body }),
    onSuccess: useTakeSaved(),
  });
}

export function useRestoreVersion() {
  return useMutation({
    mutationFn: ({ id, version }: { id: string; version: number }) =>
      adminClient.post(`${path}/versions/{id}/restore`, { path: { id }, body: { version } }),
    onSuccess: useTakeSaved(),
  });
}

function useRefreshPlans() {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  return () => queryClient.invalidateQueries({ queryKey: plansQuery(tenantId).queryKey });
}

export function useAddPlan() {
  return useMutation({
    mutationFn: (body: { publishAt: string; sections: Partial<Customization> }) =>
      adminClient.post(`${path}/plans`, { body }),
    onSuccess: useRefreshPlans(),
  });
}

export function useCancelPlan() {
  return useMutation({
    mutationFn: (id: string) => adminClient.delete(`${path}/plans/{id}`, { path: { id } }),
    onSettled: useRefreshPlans(),
  });
}
