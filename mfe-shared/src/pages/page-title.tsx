import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { WordKey } from '../i18n/word-key';
import { useTenant } from '../tenant/use-tenant';

type PageTitleProps = {
  /** Key of the words. */
  text: WordKey;
  /** With the store's name behind it. */
  suffixed: boolean;
};

/** Names the browser's tab. Before the page in the tree, so that a page that knows its own name has the last word. */
export function PageTitle({ text, suffixed }: PageTitleProps) {
  const { t } = useTranslation();
  const { name } = useTenant();
  const words = t(text, { defaultValue: text });
  const title = suffixed && name ? `${words} · ${name}` : words;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
