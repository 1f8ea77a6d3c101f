import type { ReactNode } from 'react';
import { Box } from './box';

/** Hides its content with an animation. Hidden content cannot be reached by keyboard. */
export function Collapse({ in: open, children, id }: { in: boolean; children: ReactNode; id?: string }) {
  return (
    <Box
      id={id}
      sx={{
        display: 'grid',
        gridTemplateRows: open ? '1fr' : '0fr',
        visibility: open ? 'visible' : 'hidden',
        transition: 'grid-template-rows 180ms ease-out, visibility 180ms',
      }}
    >
      <Box sx={{ minHeight: 0, overflow: 'hidden' }}>{children}</Box>
    </Box>
  );
}
