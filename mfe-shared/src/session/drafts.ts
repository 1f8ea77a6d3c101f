const prefix = 'larder-draft ';
const secret = /password|secret|token/i;

/** The values typed into a form, and the values that it showed before. */
export type Draft<T> = { before: T; typed: T };

/** The drafts of this tab, by person and place. Secret fields are left out by their names. */
export const drafts = {
  write(key: string, draft: Draft<unknown>): void {
    try {
      const text = JSON.stringify(draft, (name, value) => (secret.test(name) ? undefined : value));
      sessionStorage.setItem(prefix + key, text);
    } catch {
      // Storage may be full or unavailable. The draft is lost then.
    }
  },
  read<T>(key: string): Draft<T> | null {
    try {
      return JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null') as Draft<T> | null;
    } catch {
      return null;
    }
  },
  remove(key: string): void {
    try {
      sessionStorage.removeItem(prefix + key);
    } catch {
      // Without storage there is no draft to remove.
    }
  },
  clear(): void {
    try {
      const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
      for (const key of keys) sessionStorage.removeItem(key);
    } catch {
      // Without storage there is no draft to remove.
    }
  },
};
