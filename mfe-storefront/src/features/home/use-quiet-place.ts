import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/**
 * Whether something may come in at this place without moving what is seen: below the screen at once, and above it where
 * the browser keeps what is seen in its place.
 */
export function useQuietPlace(place: RefObject<HTMLElement | null>): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (isQuiet || !place.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry || entry.isIntersecting) return;
      const isBelow = entry.boundingClientRect.top > 0;
      if (isBelow || CSS.supports('overflow-anchor', 'auto')) setQuiet(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isQuiet, place]);
  return isQuiet;
}
