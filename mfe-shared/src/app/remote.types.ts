import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router-dom';
import type { TranslationLoader } from '../i18n/create-i18n';

/** The parameters of a remote's routes. `tenantId` is empty on the platform. */
export type RemoteContext = { queryClient: QueryClient; tenantId: string };

/** The module of a remote with its pages (`./routes`). */
export type RemoteModule = {
  createRoutes(context: RemoteContext): RouteObject[];
  loadTranslations: TranslationLoader;
};
