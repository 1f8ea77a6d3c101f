import type { ReactNode } from 'react';
import { Box } from '../ui/box';
import { useFits } from './use-fits';

type ListFrameProps = {
  /** The rows are those from before the last change of filter, sort or page. */
  stale: boolean;
  busy: boolean;
  children: ReactNode;
};

/** The frame of a list's table. Measuring draws only the frame anew and not the rows. */
export function ListFrame({ stale, busy, children }: ListFrameProps) {
  const [frame, fits] = useFits();
  return (
    <Box ref={frame} aria-busy={busy} sx={frameStyles(stale, fits)}>
      {children}
    </Box>
  );
}

/** The column headers stay in view below the page's own, unless the table has to scroll sideways. */
const frameStyles = (stale: boolean, fits: boolean) => ({
  // Clipped on all sides, as the headers' background would cover the rounded corners.
  overflow: fits ? 'clip' : 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  opacity: stale ? 0.6 : 1,
  transition: 'opacity 140ms ease-out',
  '& thead th': fits
    ? {
        position: 'sticky',
        top: 56,
        zIndex: 1,
        bgcolor: 'background.paper',
        // A collapsed border would scroll away.
        boxShadow: 'inset 0 -1px var(--l-palette-divider)',
      }
    : {},
});
