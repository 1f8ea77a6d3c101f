import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router-dom';
import type { PageWordsLoader, TranslationLoader } from '../i18n/create-i18n';

/** The parameters of a remote's routes. */
export type RemoteContext = {
  queryClient: QueryClient;
  /** Empty on the platform. */
  tenantId: string;
  /** Added by a remote whose pages bring their own texts. */
  loadPageWords?: PageWordsLoader;
  /** Adds texts to the page. Without it they are added to the browser's, which is not the one of a server. */
  addWords?: (loader: TranslationLoader, owner: string) => Promise<void>;
};

/** The module of a remote with its pages (`./routes`). */
export type RemoteModule = {
  createRoutes(context: RemoteContext): RouteObject[];
  loadTranslations: TranslationLoader;
};
