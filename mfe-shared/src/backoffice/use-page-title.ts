import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isBelow } from '../tenant/areas';

/** Sets the document title by the path's area: that of the longest matching path of `titles`, else `fallback`. */
export function usePageTitle(titles: Readonly<Record<string, string>>, fallback: string): void {
  const { pathname } = useLocation();
  const area = Object.keys(titles)
    .filter((path) => isBelow(pathname, path))
    .sort((a, b) => b.length - a.length)[0];
  const title = (area && titles[area]) || fallback;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
