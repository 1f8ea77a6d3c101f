import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { LanguageCode, MissingText, Translation } from 'api';
import type { ApiQuery } from 'mfe-shared';
import { adminClient } from 'mfe-shared';
import { useTenantId } from '../../ui/use-tenant-id';

/** A page of the list, and the language whose texts are missing. */
export type Wanted = ApiQuery<'/translations'> & { language: LanguageCode };

export const missingTextsQuery = (tenantId: string, query: Wanted) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'translations', query],
    queryFn: ({ signal }) => adminClient.get('/translations', { query, signal }),
    placeholderData: keepPreviousData,
  });

const largestPage = 100;

/** Every text of all pages, for a file. */
export async function readAllMissing(wanted: Wanted): Promise<MissingText[]> {
  const all: MissingText[] = [];
  for (let page = 1; ; page += 1) {
    const { items, pages } = await adminClient.get('/translations', {
      query: { ...wanted, page, limit: largestPage },
    });
    all.push(...items);
    if (page >= pages) return all;
  }
}

/** Adds texts, a hundred in one call. */
export function useAddTranslations() {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  return useMutation({
    mutationFn: async (items: Translation[]) => {
      for (let from = 0; from < items.length; from += largestPage)
        await adminClient.put('/translations', { body: { items: items.slice(from, from + largestPage) } });
    },
    // The texts are in products, categories and everything else of the store.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['tenants', tenantId] }),
  });
}
