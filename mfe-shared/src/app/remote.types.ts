import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router-dom';
import type { TranslationLoader } from '../i18n/create-i18n';

/** What a remote's routes are made from. `tenantId` is empty on the platform itself. */
export type RemoteContext = { queryClient: QueryClient; tenantId: string };

/** The one module that a remote exposes (`./routes`). */
export type RemoteModule = {
  createRoutes(context: RemoteContext): RouteObject[];
  loadTranslations: TranslationLoader;
};
