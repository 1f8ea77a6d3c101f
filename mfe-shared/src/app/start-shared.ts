import type { QueryClient } from '@tanstack/react-query';
import { hydrate } from '@tanstack/react-query';
import { startsInDefaultLanguage } from 'api/page-paths';
import { ApiError } from '../api/api-error';
import { resetGuards } from '../api/failures';
import { createTranslations } from '../i18n/create-i18n';
import type { Language } from '../i18n/language';
import { isLanguage } from '../i18n/language';
import { setPageTranslations } from '../i18n/page-translations';
import { readStoredLanguage, resolveLanguage } from '../i18n/stored-language';
import { notify } from '../notify/notify';
import { preloadToasts } from '../notify/notify-host';
import { clearPersistedQueries, persistQueries } from '../query/persist';
import { createQueryClient } from '../query/query-client';
import { session } from '../session/session';
import { persistedKeys } from '../settings/settings.queries';
import { leaveUnknownTenant } from '../tenant/not-found';
import { configureTenant, getTenantContext } from '../tenant/tenant-context';
import { applyColorMode, readColorMode } from '../theme/color-mode';
import { defaultAccent } from '../theme/palette';
import { themeOf } from '../theme/theme-of';
import { onFirstInteraction } from '../ui/on-first-interaction';
import type { Bootstrap } from './bootstrap';
import { fillSettings } from './fill-settings';
import { completeTexts, readRendered } from './rendered';
import type { Shared } from './shared-context';

/**
 * Makes the objects that the page shares: query client (filled from the bootstrap), translations, tenant, colour
 * mode. The shell calls it once, before the first render; `session.start()` is the next call.
 */
export async function startShared(bootstrap: Bootstrap): Promise<Shared> {
  configureTenant(bootstrap.rootDomain);
  leaveUnknownTenant();
  applyColorMode(readColorMode());
  const tenant = getTenantContext();
  const queryClient = createQueryClient();
  announcePausedMutations(queryClient);
  const storage = tenant.subtype === 'admin' ? 'sessionStorage' : 'localStorage';
  attempt(() => persistQueries(queryClient, window[storage], tenant.domain));
  fillSettings(queryClient, bootstrap);
  const rendered = readRendered();
  if (rendered) hydrate(queryClient, rendered);
  forgetPrivateDataOnChangeOfUser(queryClient);
  const languageOf = (pathname: string) =>
    resolveLanguage(pathname, {
      stored: readStoredLanguage(),
      ofPage: bootstrap.language,
      ofStore: bootstrap.global.default_language,
    });
  // A page that was rendered on the server has a language already.
  const language = rendered ? bootstrap.language : languageOf(location.pathname);
  const { prefetchLanguage, ...translations } = await createTranslations(language);
  setPageTranslations(translations);
  setPageLanguage(language);
  translations.i18n.on('languageChanged', setPageLanguage);
  // In tasks of their own: React would make them while it renders, and a press would wait for all of it.
  const accent = bootstrap.store?.color_accent ?? defaultAccent;
  setTimeout(() => themeOf(accent));
  setTimeout(() => themeOf(accent).sheets);
  const complete = completeTexts(queryClient, rendered, tenant.id);
  const changeLanguage = async (next: Language) => {
    // Without a connection the words change, and what the page shows of the store when it is back.
    if (navigator.onLine) await complete(next);
    else window.addEventListener('online', () => void complete(next), { once: true });
    await translations.changeLanguage(next);
  };
  if (tenant.subtype === 'public') {
    onFirstInteraction(preloadToasts);
    for (const one of languagesOf(bootstrap)) onFirstInteraction(() => prefetchLanguage(one));
  }
  let startedOver = startsInDefaultLanguage(location.pathname);
  const followPath = async (pathname: string) => {
    if (startsInDefaultLanguage(pathname) === startedOver) return;
    startedOver = !startedOver;
    await changeLanguage(languageOf(pathname));
  };
  return { ...translations, changeLanguage, queryClient, bootstrap, tenant, followPath };
}

/** A browser styles every element anew for it, also when it is set to what it is. */
function setPageLanguage(language: string): void {
  const page = document.documentElement;
  if (page.lang !== language) page.lang = language;
}

/** The languages that a visitor can choose. */
const languagesOf = ({ languages }: Bootstrap) =>
  languages.map(({ iso_code }) => iso_code).filter(isLanguage);

/** Deletes the stored settings and the tenant from this browser; for the `Reset Cache` button, before a reload. */
export function resetCaches(): void {
  attempt(clearPersistedQueries);
  resetGuards();
}

/** A mutation that starts without a connection is paused, and is sent as soon as there is one. */
function announcePausedMutations(queryClient: QueryClient): void {
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'pause')
      notify.error(new ApiError({ status: 0, code: 'OFFLINE', message: '' }));
  });
}

/** Data of one person is never shown to the next. */
function forgetPrivateDataOnChangeOfUser(queryClient: QueryClient): void {
  session.subscribe((state, previous) => {
    if (previous.isLoading || state.user?.id === previous.user?.id) return;
    void queryClient.resetQueries({
      predicate: ({ queryKey }) => !persistedKeys.some((name) => queryKey.includes(name)),
    });
  });
}

/** A browser may refuse storage; then nothing is stored. */
function attempt(work: () => unknown): void {
  try {
    work();
  } catch {
    // Nothing depends on it.
  }
}
