const prefix = 'larder-draft ';
const secret = /password|secret|token/i;

/** What was typed into a form, and what the form showed before. */
export type Draft<T> = { before: T; typed: T };

/** Drafts of this tab, by who typed them and where. Fields that are secret by their name are left out. */
export const drafts = {
  write(key: string, draft: Draft<unknown>): void {
    try {
      const text = JSON.stringify(draft, (name, value) => (secret.test(name) ? undefined : value));
      sessionStorage.setItem(prefix + key, text);
    } catch {
      // Storage may be full or closed to us; then the draft is lost, as it would be without it.
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
      // Then there is none.
    }
  },
  clear(): void {
    try {
      const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
      for (const key of keys) sessionStorage.removeItem(key);
    } catch {
      // Then there is none.
    }
  },
};
