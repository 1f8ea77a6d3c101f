import { startsInDefaultLanguage } from 'api/page-paths';
import { readCookie, writeCookie } from '../cookies';
import type { Language } from './language';
import { isLanguage } from './language';

const cookieName = 'language';
const days = 365;

/** The visitor's earlier choice; the cookie first, because the edge reads it too. */
export function readStoredLanguage(): Language | null {
  const stored = readCookie(cookieName) ?? fromLocalStorage();
  return isLanguage(stored) ? stored : null;
}

export function storeLanguage(language: Language): void {
  writeCookie(cookieName, language, days);
  try {
    localStorage.setItem(cookieName, language);
  } catch {
    // The cookie alone is enough.
  }
}

/**
 * The administrators' sign-in pages start in the default language; elsewhere the choice wins, else the page's own.
 */
export function resolveLanguage(
  pathname: string,
  choice: { stored: Language | null; ofPage: Language; ofStore: Language },
): Language {
  return startsInDefaultLanguage(pathname) ? choice.ofStore : (choice.stored ?? choice.ofPage);
}

function fromLocalStorage(): string | null {
  try {
    return localStorage.getItem(cookieName);
  } catch {
    return null;
  }
}
