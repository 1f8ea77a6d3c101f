import type { ParseKeys } from 'i18next';

const key = 'larder-flash';

/** A message (a key of `common`) that outlives one page load: kept before leaving, shown after arriving. */
export const flash = {
  keep(message: ParseKeys<'common'>): void {
    try {
      sessionStorage.setItem(key, message);
    } catch {
      // Storage may be closed to us; then the message is lost, which harms nothing.
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
