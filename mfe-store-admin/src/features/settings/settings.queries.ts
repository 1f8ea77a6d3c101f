import { queryOptions } from '@tanstack/react-query';
import type { GlobalSetting, StoreSetting } from 'api';
import type { DocumentResource } from 'mfe-shared/backoffice';
import { defineDocument, settingsClient } from 'mfe-shared/backoffice';

/** The two documents of a store, by the part of their path in the API. */
export type SettingKind = 'global' | 'store-setting';
export type Setting = Partial<GlobalSetting & StoreSetting> & { version: number };

type SettingDocument = DocumentResource<Setting, Setting, Partial<Setting>>;

/** The pages of the store follow them. */
export const settingDocuments: Record<SettingKind, SettingDocument> = {
  global: defineDocument('/setting/global', {
    read: '/setting/global/all',
    add: '/setting/global/add',
    update: '/setting/global/update',
    alsoChanges: ['settings'],
  }),
  'store-setting': defineDocument('/setting/store-setting', {
    read: '/setting/store-setting/all',
    add: '/setting/store-setting/add',
    update: '/setting/store-setting/update',
    alsoChanges: ['settings'],
  }),
};

/** The home page's title and description for search engines. */
export const seoQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'setting-forms', 'seo'],
    queryFn: settingsClient.getStoreSeo,
  });
