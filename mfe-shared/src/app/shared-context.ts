import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { Translations } from '../i18n/create-i18n';
import type { TenantContext } from '../tenant/tenant.types';
import type { StyleCache } from '../theme/style-cache';
import type { Bootstrap } from './bootstrap';

/** The objects that shell and remotes share in one page. */
export type Shared = Translations & {
  queryClient: QueryClient;
  bootstrap: Bootstrap;
  /** The tenant context the page started with. */
  tenant: TenantContext;
  /**
   * Changes the language when a path has another one than the path before: to and from the administrators' sign-in.
   */
  followPath(pathname: string): Promise<void>;
  /** The style cache, when it is not this page's head. */
  styleCache?: StyleCache;
  /** On a server only. */
  htmlCache?: HtmlCache;
};

/** HTML of parts that many pages have. */
export type HtmlCache = {
  /** The HTML of this key, whose styles it adds to the page's; undefined when it is not known. */
  read(key: string): string | undefined;
  /** The mark of an element whose content is to be kept. */
  mark(key: string): string;
};

export const SharedContext = createContext<Shared | null>(null);

export function useShared(): Shared {
  const shared = use(SharedContext);
  if (!shared) throw new Error('SharedProviders is missing around this part of the page');
  return shared;
}
