import { Box, Typography } from 'mfe-shared';
import type { ReactNode } from 'react';

/** The facts of a record, line by line. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <Box component="dl" sx={listStyles}>
      {children}
    </Box>
  );
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography component="dd" variant="body2" className="tabular" sx={valueStyles}>
        {children}
      </Typography>
    </>
  );
}

const listStyles = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 2,
  rowGap: 1,
  m: 0,
} as const;
const valueStyles = { m: 0, minWidth: 0, textAlign: 'right', overflowWrap: 'anywhere' } as const;
