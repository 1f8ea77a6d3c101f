import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { PlatformAdminSetting } from 'api';
import { adminClient } from 'mfe-shared';
import { settingsClient } from 'mfe-shared/backoffice';

/** The one document; forms want an id. */
const id = 'platform';

export const platformSettingOptions = () =>
  queryOptions({
    queryKey: ['platform', 'settings'],
    queryFn: async ({ signal }) => ({
      id,
      ...(await adminClient.get('/settings/platform-admin', { signal })),
    }),
  });
export type PlatformSettingRecord = Awaited<
  ReturnType<NonNullable<ReturnType<typeof platformSettingOptions>['queryFn']>>
>;

/**
 * The title and description of the landing page for search engines. `settingsClient` would return the default when it
 * could not read, and here that would be shown as saved.
 */
export const platformSeoOptions = () =>
  queryOptions({
    queryKey: ['tenants', '', 'settings', 'platform-seo'],
    queryFn: ({ signal }) => adminClient.get('/settings/platform-seo', { signal }),
  });

/** The settings that operators write. */
export type SettingInput = Omit<PlatformAdminSetting, 'version' | 'always_reserved'>;

/** Saves over the version that was read; banners and titles of this page follow. */
export function usePlatformSettingCalls() {
  const client = useQueryClient();
  return {
    async save(input: SettingInput, base: PlatformSettingRecord | null): Promise<PlatformSettingRecord> {
      const body = { ...input, version: base?.version ?? 0 };
      const saved = { id, ...(await adminClient.put('/settings/platform-admin', { body })) };
      client.setQueryData(platformSettingOptions().queryKey, saved);
      await client.invalidateQueries({ queryKey: ['tenants', '', 'settings'] });
      return saved;
    },
    readNewest: () => client.fetchQuery({ ...platformSettingOptions(), staleTime: 0 }),
  };
}

export const useTestMail = () =>
  useMutation({ mutationFn: () => adminClient.post('/settings/platform-admin/test-mail') });

export const useClearCache = () => useMutation({ mutationFn: settingsClient.clearCache });

/** Checks the stored settings against the rules of today. */
export function useCheckSettings() {
  const { readNewest } = usePlatformSettingCalls();
  return useMutation({
    mutationFn: async () => {
      const { id: _, always_reserved: __, ...setting } = await readNewest();
      return settingsClient.validate('platform', setting);
    },
  });
}
