import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListLayout, SavedView, SavedViewInput } from 'api';
import { adminClient } from '../api/admin-client';
import { useTenant } from '../tenant/use-tenant';

export const savedLists = (tenantId: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'list-views'],
    queryFn: ({ signal }) => adminClient.get('/list-views', { signal }),
    staleTime: 20 * 60_000,
  });

export type SavedList = {
  /** True until it is known how the person has arranged the list. */
  isPending: boolean;
  layout: Pick<ListLayout, 'columns' | 'pageSize'> | undefined;
  views: readonly SavedView[];
};

const none: SavedList = { isPending: false, layout: undefined, views: [] };

/** This person's saved views and layout of a list; none for a list without a name. */
export function useSavedList(list: string | undefined): SavedList {
  const { id } = useTenant();
  const enabled = list !== undefined;
  const { data, isPending } = useQuery({ ...savedLists(id), enabled });
  if (!enabled) return none;
  return {
    isPending,
    layout: data?.layouts.find((layout) => layout.list === list),
    views: data?.views.filter((view) => view.list === list) ?? [],
  };
}

type Saved = { views: SavedView[]; layouts: ListLayout[] };

/** The calls that save views and layouts. A layout is shown at once, before the API has answered. */
export function useSaveList() {
  const { id: tenantId } = useTenant();
  const queryClient = useQueryClient();
  const { queryKey } = savedLists(tenantId);
  const onSettled = () => queryClient.invalidateQueries({ queryKey });
  const replace = (change: (saved: Saved) => Saved) =>
    queryClient.setQueryData(queryKey, (saved) => saved && change(saved));
  return {
    layout: useMutation({
      mutationFn: ({ list, ...body }: ListLayout) =>
        adminClient.put('/list-layouts/{list}', { path: { list }, body }),
      onMutate: (layout) =>
        replace(({ views, layouts }) => ({
          views,
          layouts: [...layouts.filter(({ list }) => list !== layout.list), layout],
        })),
      onSettled,
    }),
    add: useMutation({
      mutationFn: (body: SavedViewInput) => adminClient.post('/list-views', { body }),
      onSettled,
    }),
    update: useMutation({
      mutationFn: ({ id, name, search, isShared, version }: SavedView) =>
        adminClient.put('/list-views/{id}', { path: { id }, body: { name, search, isShared, version } }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: ({ id }: SavedView) => adminClient.delete('/list-views/{id}', { path: { id } }),
      onSettled,
    }),
  };
}
