import type { RefObject } from 'react';
import { useEffect } from 'react';

/** Smaller movements are ignored. */
const trembling = 6;

/**
 * Sets `data-away` on the element while the page is scrolled down and removes it on the way up. It writes to the DOM
 * directly, so that no scroll event causes a render.
 */
export function useHideOnScroll(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const now = Math.max(0, window.scrollY);
      if (Math.abs(now - last) < trembling) return;
      const height = element.current?.offsetHeight ?? 0;
      element.current?.toggleAttribute('data-away', now > last && now > height);
      last = now;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [element]);
}
