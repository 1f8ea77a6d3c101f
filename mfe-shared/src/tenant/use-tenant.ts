import { useSyncExternalStore } from 'react';
import { useShared } from '../app/shared-context';
import type { TenantContext } from './tenant.types';
import { getTenantContext } from './tenant-context';

/** The tenant context of the page being shown. */
export function useTenant(): TenantContext {
  const { tenant } = useShared();
  return useSyncExternalStore(subscribe, getTenantContext, () => tenant);
}

/** The path is read again at each render, which back and forward cause too. */
function subscribe(changed: () => void): () => void {
  window.addEventListener('popstate', changed);
  return () => window.removeEventListener('popstate', changed);
}
