import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { findWord } from '../i18n/find-word';
import type { WordKey } from '../i18n/word-key';
import { useTenant } from '../tenant/use-tenant';

type PageTitleProps = {
  /** The title's key. */
  text: WordKey;
  /** With the store's name after it. */
  suffixed: boolean;
};

/** Sets the document title. It is before the page in the tree, so that a page with its own title overrides it. */
export function PageTitle({ text, suffixed }: PageTitleProps) {
  const { t } = useTranslation();
  const { name } = useTenant();
  const words = findWord(t, text) ?? text;
  const title = suffixed && name ? `${words} · ${name}` : words;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
