import { useCallback } from 'react';
import { constants } from '../constants';
import type { LocalizedText } from './language';
import { useLanguage } from './use-language';

/** Picks a store's text in the visitor's language: `text(product.title)`. An empty one falls back to English. */
export function useText(): (text: LocalizedText | null | undefined) => string {
  const [language] = useLanguage();
  return useCallback(
    (text) =>
      text?.[language] ||
      text?.[constants.defaults.language] ||
      Object.values(text ?? {}).find(Boolean) ||
      '',
    [language],
  );
}
