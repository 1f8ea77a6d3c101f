import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import { dehydrate } from '@tanstack/react-query';
import type { TranslationLoader, Translations } from '../i18n/create-i18n';
import { createTranslations } from '../i18n/create-i18n';
import type { Language } from '../i18n/language';
import { createQueryClient } from '../query/query-client';
import { isLocalHost } from '../tenant/classify-host';
import type { StyleCache } from '../theme/style-cache';
import { createStyleCache } from '../theme/style-cache';
import type { Bootstrap } from './bootstrap';
import { fillSettings } from './fill-settings';
import type { PageHtmlCache } from './html-cache';
import { openHtmlCache } from './html-cache';
import type { RenderedData } from './rendered';
import type { Shared } from './shared-context';

/** One page to render. It belongs to no visitor, so that it can be given to everybody. */
export type ServerVisit = {
  bootstrap: Bootstrap;
  url: string;
  /** What React's renderer is given under this name. Without it the page's parts are not kept for other pages. */
  identifierPrefix?: string;
};

export type ServerShared = Shared & { styleCache: StyleCache; htmlCache?: PageHtmlCache };

/** The queries of a page whose data is in its bootstrap. */
const inBootstrap = new WeakMap<QueryClient, ReadonlySet<string>>();

const known = new Map<Language, Promise<Translations>>();

/** The texts of a language are the same for every page: merged once, and each remote adds its own once. */
function translationsIn(language: Language): Promise<Translations> {
  const found = known.get(language) ?? createTranslations(language).then(addingOnce);
  known.set(language, found);
  return found;
}

function addingOnce(translations: Translations): Translations {
  const added = new Map<TranslationLoader, Promise<void>>();
  return {
    i18n: translations.i18n,
    addTranslations(loader, owner) {
      const adding = added.get(loader) ?? translations.addTranslations(loader, owner);
      added.set(loader, adding);
      return adding;
    },
    changeLanguage: () => Promise.reject(new Error('a page is rendered in one language')),
  };
}

/** The server's counterpart of `startShared`: all that one page shares, made from its parameters only. */
export async function shareOnServer({
  bootstrap,
  url,
  identifierPrefix,
}: ServerVisit): Promise<ServerShared> {
  const queryClient = createQueryClient();
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({
    queries: {
      ...queries,
      // A page that cannot be rendered at once is rendered in the browser.
      retry: false,
      // The page ends before any timer, which would keep all of it in memory.
      gcTime: Number.POSITIVE_INFINITY,
    },
  });
  fillSettings(queryClient, bootstrap);
  const filled = queryClient.getQueryCache().getAll();
  inBootstrap.set(queryClient, new Set(filled.map(({ queryHash }) => queryHash)));
  const styleCache = createStyleCache();
  const { type, customDomain, id, slug, name, domain } = bootstrap.tenant;
  return {
    ...(await translationsIn(bootstrap.language)),
    queryClient,
    bootstrap,
    tenant: {
      type,
      customDomain,
      detectionMethod: 'meta',
      id: id ?? '',
      slug: slug ?? '',
      name: name ?? '',
      domain: domain ?? '',
      subtype: 'public',
      adminType: null,
      userRole: '',
      permissions: [],
      isLocal: isLocalHost(new URL(url).hostname),
      fullUrl: url,
    },
    followPath: async () => {},
    styleCache,
    htmlCache: openHtmlCache(bootstrap, styleCache, identifierPrefix),
  };
}

/** The page's query data, without the settings, which are in the page anyway. */
export function dehydrateShared({ queryClient, bootstrap }: Shared): DehydratedState {
  const data = dehydrate(queryClient, {
    shouldDehydrateQuery: ({ queryHash, state }) =>
      state.status === 'success' && !inBootstrap.get(queryClient)?.has(queryHash),
  });
  // Empty texts fall back to the default language.
  const languages = [...new Set([bootstrap.language, bootstrap.global.default_language])];
  const rendered: RenderedData = { ...data, languages };
  return rendered;
}
