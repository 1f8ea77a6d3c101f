type Navigation = {
  replace: (url: string) => void;
  /** Navigates with a history entry, so that the visitor can go back. */
  assign: (url: string) => void;
  reload: () => void;
};

/** How the page is left: by a full load, so that nothing of the visitor stays in memory. */
let current: Navigation = {
  replace: (url) => location.replace(url),
  assign: (url) => location.assign(url),
  reload: () => location.reload(),
};

export const navigation: Navigation = {
  replace: (url) => current.replace(url),
  assign: (url) => current.assign(url),
  reload: () => current.reload(),
};

/** Replaces how the page is left, for tests. Returns a function that undoes it. */
export function configureNavigation(next: Partial<Navigation>): () => void {
  const before = current;
  current = { ...current, ...next };
  return () => {
    current = before;
  };
}
