import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isBelow } from '../tenant/areas';

/**
 * Names the browser's tab after the area the path is in: the longest path of `titles` that it is or lies below.
 * A path without a title of its own gets `fallback`.
 */
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
