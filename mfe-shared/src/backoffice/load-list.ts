import type { ApiPath, ApiQuery } from '../api/calls.types';
import { constants } from '../constants';
import type { Language } from '../i18n/language';
import { isLanguage } from '../i18n/language';
import type { PageEntry } from '../pages/page-entry.types';
import { loadedQuery } from '../query/query-client';
import type { ReadableList } from './resource';
import { readListParams } from './use-list-params';
import type { ReadableListOptions } from './use-resource-list';
import { savedLists } from './use-saved-lists';

/**
 * Requests a list while the chunk of its page loads, and at once when its URL changes:
 * `load: loadList(coupons, couponList)`. The page gives the same options to `useResourceList`.
 */
export function loadList<Path extends ApiPath<'get'>>(
  readable: ReadableList<Path>,
  options: ReadableListOptions<Path> | ((language: Language) => ReadableListOptions<Path>),
): NonNullable<PageEntry['load']> {
  return ({ queryClient, tenantId }, { request }) => {
    const {
      always,
      refetchInterval: _,
      refetchWhile: __,
      ...rest
    } = typeof options === 'function' ? options(presentLanguage()) : options;
    const saved = savedLists(tenantId);
    void queryClient.prefetchQuery(saved);
    const { savedAs = readable.path.slice(1) } = rest;
    const layout = queryClient.getQueryData(saved.queryKey)?.layouts.find(({ list }) => list === savedAs);
    const { query } = readListParams<ApiQuery<Path>>(new URL(request.url).searchParams, {
      ...(layout && { limit: layout.pageSize }),
      ...rest,
    });
    return queryClient.prefetchQuery({
      ...readable.list(tenantId, { ...query, ...always }),
      ...loadedQuery,
    });
  };
}

function presentLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : constants.defaults.language;
}
