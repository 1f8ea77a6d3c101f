import { useEffect } from 'react';

const badge = /^\(\d+\) /;

/** Puts a number before the page's title, which a tab in the background shows. */
export function useTitleBadge(count: number): void {
  useEffect(() => {
    if (count === 0) return;
    document.title = `(${count}) ${document.title.replace(badge, '')}`;
    return () => {
      document.title = document.title.replace(badge, '');
    };
  }, [count]);
}
