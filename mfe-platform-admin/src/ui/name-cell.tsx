import { Box } from 'mfe-shared';
import type { ReactNode } from 'react';

/** The first cell of a row that has no page: its words wrap, as those of a link do. */
export const NameCell = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={nameStyles}>
    {children}
  </Box>
);

const nameStyles = {
  display: 'block',
  minWidth: 140,
  py: 0.5,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
} as const;
