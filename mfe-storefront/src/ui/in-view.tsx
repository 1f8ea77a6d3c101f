import { Box, constants } from 'mfe-shared';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';

type InViewProps = {
  /** The height that is reserved until then, so that nothing below moves. */
  minHeight: number | Record<string, number>;
  children: ReactNode;
};

/** Renders its content, and so starts its requests, only when it comes near the viewport. */
export function InView({ minHeight, children }: InViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (isInView || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setInView(true);
      },
      { rootMargin: `${constants.links.prefetchMarginPx}px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isInView]);
  return (
    <Box ref={place} sx={isInView ? undefined : { minHeight }}>
      {isInView ? children : null}
    </Box>
  );
}
