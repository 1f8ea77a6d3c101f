type Navigation = {
  replace: (url: string) => void;
  /** Leaves a way back: for a sign-in page that belongs to somebody else. */
  assign: (url: string) => void;
  reload: () => void;
};

/** How the page is left: by the browser itself, so that nothing of the old visitor stays in memory. */
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

/** Puts another way of leaving the page in place; tests watch it. Returns how to undo it. */
export function configureNavigation(next: Partial<Navigation>): () => void {
  const before = current;
  current = { ...current, ...next };
  return () => {
    current = before;
  };
}
