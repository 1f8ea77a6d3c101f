import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Moves the keyboard focus to the start of a new page. The first page keeps the browser's own focus. */
export function useRouteFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
