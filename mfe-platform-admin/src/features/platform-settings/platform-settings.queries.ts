import { queryOptions, useMutation } from '@tanstack/react-query';
import { adminClient } from 'mfe-shared';
import { defineDocument, settingsClient, useDocumentCalls } from 'mfe-shared/backoffice';

/** Banners and titles of this page follow. */
export const platformSettings = defineDocument('/settings/platform-admin', { alsoChanges: ['settings'] });

/**
 * The title and description of the landing page for search engines. `settingsClient` would return the default when it
 * could not read, and here that would be shown as saved.
 */
export const platformSeoOptions = () =>
  queryOptions({
    queryKey: ['tenants', '', 'settings', 'platform-seo'],
    queryFn: ({ signal }) => adminClient.get('/settings/platform-seo', { signal }),
  });

export const useTestMail = () =>
  useMutation({ mutationFn: () => adminClient.post('/settings/platform-admin/test-mail') });

export const useClearCache = () => useMutation({ mutationFn: settingsClient.clearCache });

/** Checks the stored settings against the rules of today. */
export function useCheckSettings() {
  const { readNewest } = useDocumentCalls(platformSettings);
  return useMutation({
    mutationFn: async () => {
      const { always_reserved: _, ...setting } = await readNewest();
      return settingsClient.validate('platform', setting);
    },
  });
}
