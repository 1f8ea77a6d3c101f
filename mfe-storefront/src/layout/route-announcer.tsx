import { VisuallyHidden } from 'mfe-shared';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** A page's title is known after its render, which for a lazy page is a little later. */
const titleDelayMs = 400;

/** Announces the new page's title, as a full page load would. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [from] = useState(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (pathname === from && title === '') return;
    const timer = setTimeout(() => setTitle(document.title), titleDelayMs);
    return () => clearTimeout(timer);
  }, [pathname, from, title]);
  return (
    <VisuallyHidden>
      <span aria-live="polite">{title}</span>
    </VisuallyHidden>
  );
}
