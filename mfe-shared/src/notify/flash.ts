import type { ParseKeys } from 'i18next';

const key = 'larder-flash';

/** A message (a key of `common`) for the next page: stored before leaving, shown after arriving. */
export const flash = {
  keep(message: ParseKeys<'common'>): void {
    try {
      sessionStorage.setItem(key, message);
    } catch {
      // Storage may be unavailable. The message is lost then, which does no harm.
    }
  },
  take(): ParseKeys<'common'> | null {
    try {
      const message = sessionStorage.getItem(key) as ParseKeys<'common'> | null;
      sessionStorage.removeItem(key);
      return message;
    } catch {
      return null;
    }
  },
};
