import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { GlobalSetting, StoreSetting } from 'api';
import { adminClient, notify } from 'mfe-shared';
import { settingsClient } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { useTenantId } from '../../ui/use-tenant-id';

/** The two documents of a store, by the part of their path in the API. */
export type SettingKind = 'global' | 'store-setting';
export type Setting = Partial<GlobalSetting & StoreSetting> & { id: string; version: number };

const keyOf = <Part extends SettingKind | 'seo'>(tenantId: string, part: Part) =>
  ['tenants', tenantId, 'setting-forms', part] as const;

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

/** The home page's title and description for search engines. */
export const seoQuery = (tenantId: string) =>
  queryOptions({ queryKey: keyOf(tenantId, 'seo'), queryFn: settingsClient.getStoreSeo });

/** Saves the named fields over the version that was read; the pages of the store follow. */
export function useSettingCalls(kind: SettingKind) {
  const { t } = useTranslation('common');
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  const { add, update, replace } = calls[kind];
  const take = async (saving: Promise<Omit<Setting, 'id'>>): Promise<Setting> => {
    const saved = { id: kind, ...(await saving) };
    queryClient.setQueryData(keyOf(tenantId, kind), saved);
    await queryClient.invalidateQueries({ queryKey: ['tenants', tenantId, 'settings'] });
    return saved;
  };
  return {
    save: (input: Partial<Setting>, base: Setting | null): Promise<Setting> =>
      take(base?.version ? update({ ...input, version: base.version }) : add(input)),
    savedAction: ({ version }: Setting, before: Setting | null) => {
      if (!before) return undefined;
      const { id: _, ...fields } = before;
      const run = () =>
        void take(replace({ ...fields, version })).then(() => notify.success(t('restored')), notify.error);
      return { label: t('undo'), run };
    },
    readNewest: () => queryClient.fetchQuery({ ...settingQuery(tenantId, kind), staleTime: 0 }),
  };
}

/** A document that was read is whole. */
type Whole = Omit<Setting, 'id'>;

/** The first save of a store adds its document, later ones update it, and undoing one replaces it. */
const calls = {
  global: {
    add: settingsClient.addGlobal,
    update: settingsClient.updateGlobal,
    replace: (read: Whole) => settingsClient.saveGlobal(read as GlobalSetting & Whole),
  },
  'store-setting': {
    add: settingsClient.addStore,
    update: settingsClient.updateStore,
    replace: (read: Whole) => settingsClient.saveStore(read as StoreSetting & Whole),
  },
};
