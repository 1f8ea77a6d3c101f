import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { GlobalSetting, StoreSetting } from 'api';
import { adminClient } from 'mfe-shared';
import { settingsClient } from 'mfe-shared/backoffice';
import { useTenantId } from '../../ui/use-tenant-id';

/** The two documents of a store, by the part of their path in the API. */
export type SettingKind = 'global' | 'store-setting';
export type Setting = Partial<GlobalSetting & StoreSetting> & { id: string; version: number };

const keyOf = (tenantId: string, kind: SettingKind) => ['tenants', tenantId, 'setting-forms', kind] as const;

/** As forms read it: with its version, and with the failure when there is one. */
export const settingQuery = (tenantId: string, kind: SettingKind) =>
  queryOptions({
    queryKey: keyOf(tenantId, kind),
    queryFn: async ({ signal }): Promise<Setting> => ({
      id: kind,
      ...(await (kind === 'global'
        ? adminClient.get('/setting/global/all', { signal })
        : adminClient.get('/setting/store-setting/all', { signal }))),
    }),
  });

/** Saves the named fields over the version that was read; the pages of the store follow. */
export function useSettingCalls(kind: SettingKind) {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  return {
    async save(input: Partial<Setting>, base: Setting | null): Promise<Setting> {
      const body = { ...input, version: base?.version ?? 0 };
      const saved = { id: kind, ...(await updates[kind](body)) };
      queryClient.setQueryData(keyOf(tenantId, kind), saved);
      await queryClient.invalidateQueries({ queryKey: ['tenants', tenantId, 'settings'] });
      return saved;
    },
    readNewest: () => queryClient.fetchQuery({ ...settingQuery(tenantId, kind), staleTime: 0 }),
  };
}

const updates = { global: settingsClient.updateGlobal, 'store-setting': settingsClient.updateStore };
