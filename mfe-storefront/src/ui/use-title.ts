import { useSettings, useTenant, useText } from 'mfe-shared';
import { useEffect } from 'react';

/** Names the browser's tab after the page; the store's name follows. Nothing = the store's own title. */
export function useTitle(title?: string): void {
  const { name } = useTenant();
  const { customization } = useSettings();
  const ownTitle = useText()(customization?.seo.meta_title) || name;
  useEffect(() => {
    document.title = title ? `${title} · ${name}` : ownTitle;
  }, [title, name, ownTitle]);
}
