const key = 'larder-flash';

/** A message (a key of `common`) that outlives one page load: kept before leaving, shown after arriving. */
export const flash = {
  keep(message: string): void {
    try {
      sessionStorage.setItem(key, message);
    } catch {
      // Storage may be closed to us; then the message is lost, which harms nothing.
    }
  },
  take(): string | null {
    try {
      const message = sessionStorage.getItem(key);
      sessionStorage.removeItem(key);
      return message;
    } catch {
      return null;
    }
  },
};
