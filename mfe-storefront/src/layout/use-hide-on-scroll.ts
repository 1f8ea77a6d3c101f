import type { RefObject } from 'react';
import { useEffect } from 'react';

/** Smaller movements are a thumb's trembling. */
const trembling = 6;

/**
 * Sets `data-away` on the element while the page is being scrolled down and takes it off on the way up. The DOM is
 * written directly: no render for each scroll event.
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
