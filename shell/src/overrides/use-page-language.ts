import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => observer.disconnect();
}

/** The language of the page, for what is beside its providers. */
export function usePageLanguage(): string {
  return useSyncExternalStore(subscribe, () => document.documentElement.lang || 'en');
}
