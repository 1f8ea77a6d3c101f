import { useQueryClient } from '@tanstack/react-query';
import { lazyComponent, onFirstInteraction, useTenant } from 'mfe-shared';
import { useEffect, useRef } from 'react';
import { categoriesQuery } from '../ui/catalog.queries';
import { useOverlay } from '../ui/use-overlay';

const fetchDrawer = () => import(/* webpackChunkName: "category-drawer" */ './category-drawer');
const CategoryDrawer = lazyComponent(async () => (await fetchDrawer()).CategoryDrawer);

/** The category drawer. It and the categories are prefetched, and it is mounted when it is first opened. */
export function CategoryOverlay() {
  const queryClient = useQueryClient();
  const { id: tenantId } = useTenant();
  useEffect(
    () =>
      onFirstInteraction(() =>
        Promise.all([fetchDrawer(), queryClient.prefetchQuery(categoriesQuery(tenantId))]),
      ),
    [queryClient, tenantId],
  );
  const { open, hide } = useOverlay('categories');
  const wanted = useRef(false);
  wanted.current ||= open;
  return wanted.current ? <CategoryDrawer open={open} onClose={hide} /> : null;
}
