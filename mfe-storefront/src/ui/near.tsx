import { Box, constants } from 'mfe-shared';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';

type NearProps = {
  /** Height that is kept free until then, so that nothing below moves. */
  minHeight: number | Record<string, number>;
  children: ReactNode;
};

/** Renders its content, and so starts its requests, only when it comes near the screen. */
export function Near({ minHeight, children }: NearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: `${constants.links.prefetchMarginPx}px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return (
    <Box ref={place} sx={isNear ? undefined : { minHeight }}>
      {isNear ? children : null}
    </Box>
  );
}
