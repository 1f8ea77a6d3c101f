import { Box, constants } from 'mfe-shared';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';

type InViewProps = {
  /** The height that is reserved until then, so that nothing below moves. */
  minHeight: number | Record<string, number>;
  /** The part of the store's customization that it shows, for the preview of the back office. */
  part?: string;
  children: ReactNode;
};

/** Renders its content, and so starts its requests, only when it comes near the viewport. */
export function InView({ minHeight, part, children }: InViewProps) {
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
    // The margin of what comes belongs to this box, so that it does not move when its content comes.
    <Box
      ref={place}
      data-customization={part}
      sx={{ display: 'flow-root', minHeight: isInView ? 0 : minHeight }}
    >
      {isInView ? children : null}
    </Box>
  );
}
