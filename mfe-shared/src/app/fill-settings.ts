import type { QueryClient } from '@tanstack/react-query';
import { settingsQueries } from '../settings/settings.queries';
import type { Bootstrap } from './bootstrap';

/** The page's own data is newer than anything stored before. */
export function fillSettings(queryClient: QueryClient, bootstrap: Bootstrap): void {
  const id = bootstrap.tenant.id ?? '';
  queryClient.setQueryData(settingsQueries.global(id).queryKey, bootstrap.global);
  queryClient.setQueryData(settingsQueries.languages(id).queryKey, bootstrap.languages);
  queryClient.setQueryData(settingsQueries.currencies(id).queryKey, bootstrap.currencies);
  queryClient.setQueryData(settingsQueries.platform().queryKey, bootstrap.platform);
  if (bootstrap.store) queryClient.setQueryData(settingsQueries.store(id).queryKey, bootstrap.store);
  // Pages of the back office come without it.
  if (bootstrap.customization !== undefined)
    queryClient.setQueryData(settingsQueries.customization(id).queryKey, bootstrap.customization);
}
