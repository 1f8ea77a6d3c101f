/// <reference lib="dom" />
// The edge inlines the source of these functions into pages, before any build has run. So each is self-contained: it
// uses nothing else of this file or of another, and no syntax that needs a build step.

/** Sets the visitor's choice of light or dark, or else the system's, before the first paint. */
export function chooseColorScheme(): void {
  const chosen = /(?:^|; )color-mode=(light|dark)/.exec(document.cookie)?.[1];
  const scheme = chosen ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  document.documentElement.setAttribute('data-color-scheme', scheme);
  document.documentElement.style.colorScheme = scheme;
}

/** Starts the preloads marked `later` when the others have arrived or failed. */
export function preloadInTurn(): void {
  const first = document.querySelectorAll('link[as=script][rel=preload]');
  let missing = first.length;
  const settle = () => {
    missing -= 1;
    if (missing > 0) return;
    for (const link of document.querySelectorAll('link[rel=later]')) link.setAttribute('rel', 'preload');
  };
  for (const link of first) {
    link.addEventListener('load', settle);
    link.addEventListener('error', settle);
  }
}

/** The same as `clearPersistedQueries` of mfe-shared, which cannot be loaded here. The cart stays. */
export function resetCacheOnPress(): void {
  document.getElementById('reset')?.addEventListener('click', () => {
    for (const storage of [localStorage, sessionStorage]) {
      const names = Object.keys(storage).filter((name) => name.startsWith('larder-queries:'));
      for (const name of names) storage.removeItem(name);
    }
    location.reload();
  });
}

/** For a page that was not kept: it is asked for again as soon as there is a connection. */
export function reloadWhenOnline(): void {
  addEventListener('online', () => location.reload());
}
