import { useTenant } from 'mfe-shared';
import { useEffect } from 'react';

/** Names the browser's tab after the page; the store's name follows. Nothing = the store alone. */
export function useTitle(title?: string): void {
  const { name } = useTenant();
  useEffect(() => {
    document.title = title ? `${title} · ${name}` : name;
  }, [title, name]);
}
