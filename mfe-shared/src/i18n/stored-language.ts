import { readCookie, writeCookie } from '../cookies';
import { isBelow } from '../tenant/areas';
import type { Language } from './language';
import { isLanguage } from './language';

const cookieName = 'language';
const days = 365;

/** What the visitor chose before; the cookie first, because the edge reads it too. */
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

/** On the administrators' sign-in pages the language starts over; elsewhere the choice wins, else the page's own. */
export function resolveLanguage(
  pathname: string,
  choice: { stored: Language | null; ofPage: Language; ofStore: Language },
): Language {
  const startsOver =
    isBelow(pathname, '/admin/auth/login') || isBelow(pathname, '/platform-admin/auth/login');
  return startsOver ? choice.ofStore : (choice.stored ?? choice.ofPage);
}

function fromLocalStorage(): string | null {
  try {
    return localStorage.getItem(cookieName);
  } catch {
    return null;
  }
}
