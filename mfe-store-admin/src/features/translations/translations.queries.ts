import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { LanguageCode, MissingText, TextKind, Translation } from 'api';
import { adminClient } from 'mfe-shared';
import { useTenantId } from '../../ui/use-tenant-id';

export type Wanted = { language: LanguageCode; kind: TextKind | ''; q: string; page: number };

const queryOf = ({ language, kind, q, page }: Wanted, limit: number) => ({
  language,
  page,
  limit,
  ...(kind && { kind }),
  ...(q.trim() && { q: q.trim() }),
});

export const missingTextsQuery = (tenantId: string, wanted: Wanted) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'translations', wanted],
    queryFn: ({ signal }) => adminClient.get('/translations', { query: queryOf(wanted, 20), signal }),
    placeholderData: keepPreviousData,
  });

const largestPage = 100;

/** Every text of all pages, for a file. */
export async function readAllMissing(wanted: Wanted): Promise<MissingText[]> {
  const all: MissingText[] = [];
  for (let page = 1; ; page += 1) {
    const { items, pages } = await adminClient.get('/translations', {
      query: queryOf({ ...wanted, page }, largestPage),
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
