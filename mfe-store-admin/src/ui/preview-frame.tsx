import { Box } from 'mfe-shared';
import type { Ref } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';

const widths = { phone: 390, desktop: 1280 };

type PreviewFrameProps = {
  ref: Ref<HTMLIFrameElement>;
  path: string;
  width: keyof typeof widths;
  title: string;
};

/** A page at its full width, made smaller where there is less room. */
export function PreviewFrame({ ref, path, width, title }: PreviewFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    if (!place.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const wanted = widths[width];
  const scale = room.width > 0 ? Math.min(1, room.width / wanted) : 1;
  return (
    <Box ref={place} sx={{ position: 'relative', flex: 1, overflow: 'hidden' }}>
      <Box
        component="iframe"
        ref={ref}
        title={title}
        src={path}
        sx={{
          position: 'absolute',
          top: 0,
          left: Math.max(0, (room.width - wanted * scale) / 2),
          width: wanted,
          height: room.height / scale || '100%',
          border: 0,
          bgcolor: 'background.default',
          transform: `scale(${scale})`,
          transformOrigin: 'top left',
        }}
      />
    </Box>
  );
}
