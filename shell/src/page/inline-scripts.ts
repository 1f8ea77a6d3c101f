/// <reference lib="dom" />
// The edge writes the source of these functions into pages, where no build has run yet. So each stands alone: none may
// use anything of this file or of another one, or syntax that a server without a build step cannot read.

/** The visitor's choice of light or dark, or else the system's, before anything is painted. */
export function chooseColorScheme(): void {
  const chosen = /(?:^|; )color-mode=(light|dark)/.exec(document.cookie)?.[1];
  const scheme = chosen ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  document.documentElement.setAttribute('data-color-scheme', scheme);
  document.documentElement.style.colorScheme = scheme;
}

/** Begins the preloads marked `later` once the others have arrived or failed. */
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

/** What `clearPersistedQueries` of mfe-shared does, where mfe-shared cannot be loaded. The cart stays. */
export function resetCacheOnPress(): void {
  document.getElementById('reset')?.addEventListener('click', () => {
    for (const storage of [localStorage, sessionStorage]) {
      const names = Object.keys(storage).filter((name) => name.startsWith('larder-queries:'));
      for (const name of names) storage.removeItem(name);
    }
    location.reload();
  });
}
