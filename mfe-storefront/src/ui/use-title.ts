import { useSettings, useTenant, useText } from 'mfe-shared';
import { useEffect } from 'react';

/** Sets the document title: the page's, followed by the store's name. Without one it is the store's own. */
export function useTitle(title?: string): void {
  const { name } = useTenant();
  const { customization } = useSettings();
  const ownTitle = useText()(customization?.seo.meta_title) || name;
  useEffect(() => {
    document.title = title ? `${title} · ${name}` : ownTitle;
  }, [title, name, ownTitle]);
}
