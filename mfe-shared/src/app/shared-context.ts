import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { Translations } from '../i18n/create-i18n';
import type { TenantContext } from '../tenant/tenant.types';
import type { StyleCache } from '../theme/style-cache';
import type { Bootstrap } from './bootstrap';

/** What one page shares between shell and remotes. */
export type Shared = Translations & {
  queryClient: QueryClient;
  bootstrap: Bootstrap;
  /** The tenant context the page started with. */
  tenant: TenantContext;
  /** Changes the language where a path has another than the one before: to and from the administrators' sign-in. */
  followPath(pathname: string): Promise<void>;
  /** Where the styles go, when not into this page's head. */
  styleCache?: StyleCache;
};

export const SharedContext = createContext<Shared | null>(null);

export function useShared(): Shared {
  const shared = use(SharedContext);
  if (!shared) throw new Error('SharedProviders is missing around this part of the page');
  return shared;
}
