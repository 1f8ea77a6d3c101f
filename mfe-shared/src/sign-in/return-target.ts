const key = 'larder-return';

/** The page that somebody wanted who is away at their provider, in this tab. It is checked when it is used. */
export const returnTarget = {
  keep(path: string): void {
    try {
      sessionStorage.setItem(key, path);
    } catch {
      // Without storage they come to the first page.
    }
  },
  take(): string | null {
    try {
      const path = sessionStorage.getItem(key);
      sessionStorage.removeItem(key);
      return path;
    } catch {
      return null;
    }
  },
};
