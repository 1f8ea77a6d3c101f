import { queryOptions } from '@tanstack/react-query';
import type { LanguageCode, StoreLanguage } from 'api';
import { adminClient } from 'mfe-shared';
import { settingsClient } from 'mfe-shared/backoffice';
import { useStoreChange } from '../../ui/use-store-change';

/** The list of staff, and the shop's own, which is part of every page. */
export const languageSubjects = ['store-languages', 'languages'] as const;

export const languagesQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'store-languages', 'list'],
    queryFn: ({ signal }) => adminClient.get('/language/all', { signal }),
  });

export const languageQuery = (tenantId: string, id: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'store-languages', 'detail', id],
    queryFn: ({ signal }) => adminClient.get('/language/{id}', { path: { id }, signal }),
    // A form saves over the version that it shows.
    staleTime: 0,
  });

type Status = StoreLanguage['status'];

/** Several at once are all added, or none of them. */
export const useAddLanguages = () =>
  useStoreChange(
    (codes: LanguageCode[]): Promise<unknown> =>
      codes.length === 1
        ? adminClient.post('/language/add', { body: { iso_code: codes[0] as LanguageCode } })
        : adminClient.post('/language/add/all', {
            body: { languages: codes.map((iso_code) => ({ iso_code })) },
          }),
    languageSubjects,
  );

export const useSaveLanguage = () =>
  useStoreChange(
    ({ id, name, flag, status, version }: Omit<StoreLanguage, 'iso_code' | 'isDefault' | 'position'>) =>
      adminClient.put('/language/{id}', { path: { id }, body: { name, flag, status, version } }),
    languageSubjects,
    { quiet: true },
  );

export const useLanguageStatus = () =>
  useStoreChange(
    ({ id, status }: { id: string; status: Status }) =>
      adminClient.put('/language/status/{id}', { path: { id }, body: { status } }),
    languageSubjects,
  );

/** Statuses or places of many in one call. The bulk bar shows refusals itself. */
export const useChangeLanguages = () =>
  useStoreChange(
    (items: { id: string; status?: Status; position?: number }[]) =>
      adminClient.patch('/language/update/many', { body: { items } }),
    languageSubjects,
    { quiet: true },
  );

export const useDeleteLanguage = () =>
  useStoreChange((id: string) => adminClient.patch('/language/{id}', { path: { id } }), languageSubjects);

export const useDeleteLanguages = () =>
  useStoreChange(
    (ids: string[]) => adminClient.patch('/language/delete/many', { body: { ids } }),
    languageSubjects,
    {
      quiet: true,
    },
  );

export const useDefaultLanguage = () =>
  useStoreChange(
    async (default_language: LanguageCode) => {
      const { version } = await adminClient.get('/setting/global/all');
      return settingsClient.updateGlobal({ default_language, version });
    },
    [...languageSubjects, 'settings'],
  );
