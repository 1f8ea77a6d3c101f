import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useTenant } from '../tenant/use-tenant';

type PageTitleProps = {
  /** Key of the words. */
  text: string;
  /** With the store's name behind it. */
  suffixed: boolean;
};

/** Names the browser's tab. Before the page in the tree, so that a page that knows its own name has the last word. */
export function PageTitle({ text, suffixed }: PageTitleProps) {
  const { t } = useTranslation();
  const { name } = useTenant();
  const title = suffixed && name ? `${t(text)} · ${name}` : t(text);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
