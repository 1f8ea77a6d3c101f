import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => observer.disconnect();
}

/** The page's language, for components outside of its providers. */
export function usePageLanguage(): string {
  return useSyncExternalStore(subscribe, () => document.documentElement.lang || 'en');
}
