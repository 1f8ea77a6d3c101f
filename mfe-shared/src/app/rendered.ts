import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import { hashKey } from '@tanstack/react-query';
import type { Language } from '../i18n/language';
import { settingsQueries } from '../settings/settings.queries';

/** The edge leaves texts in other languages than these out of the page's queries and customization. */
export type RenderedData = DehydratedState & { languages?: Language[] };

/** The query data of a page that was rendered on the server; null for any other page. */
export function readRendered(): RenderedData | null {
  const text = document.getElementById('larder-queries')?.textContent;
  return text ? (JSON.parse(text) as RenderedData) : null;
}

/** Fetches data that the page has in fewer languages, before another language is shown for the first time. */
export function completeTexts(queryClient: QueryClient, rendered: RenderedData | null, tenantId: string) {
  let languages = rendered?.languages;
  const hashes = new Set(rendered?.queries.map(({ queryHash }) => queryHash));
  hashes.add(hashKey(settingsQueries.customization(tenantId).queryKey));
  const predicate = ({ queryHash }: { queryHash: string }) => hashes.has(queryHash);
  return async (next: Language): Promise<void> => {
    if (!languages || languages.includes(next)) return;
    languages = undefined;
    queryClient.removeQueries({ predicate, type: 'inactive' });
    await queryClient.refetchQueries({ predicate, type: 'active' });
  };
}
