import { textIn } from 'api/languages';
import { useCallback } from 'react';
import { useSettings } from '../settings/settings-context';
import type { LocalizedText } from './language';
import { useLanguage } from './use-language';

/**
 * A store's text in the visitor's language: `text(product.title)`. An empty one falls back to the store's default
 * language, then to any that exists.
 */
export function useText(): (text: LocalizedText | null | undefined) => string {
  const [language] = useLanguage();
  const { default_language: defaultLanguage } = useSettings().global;
  return useCallback((text) => textIn(text ?? {}, language, defaultLanguage), [language, defaultLanguage]);
}
