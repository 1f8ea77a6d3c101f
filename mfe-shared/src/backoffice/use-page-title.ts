import { isUnder } from 'api/page-paths';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Sets the document title by the path's area: that of the longest matching path of `titles`, else `fallback`. */
export function usePageTitle(titles: Readonly<Record<string, string>>, fallback: string): void {
  const { pathname } = useLocation();
  const area = Object.keys(titles)
    .filter((path) => isUnder(pathname, path))
    .sort((a, b) => b.length - a.length)[0];
  const title = (area && titles[area]) || fallback;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
