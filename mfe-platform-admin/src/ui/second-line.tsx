import { Box } from 'mfe-shared';
import type { ReactNode } from 'react';

/** In the first column of a list: a value that has its own column on wider screens. */
export function SecondLine({ until, children }: { until: 'sm' | 'md'; children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{
        display: { xs: 'block', [until]: 'none' },
        color: 'text.secondary',
        fontSize: '0.75rem',
        fontWeight: 400,
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </Box>
  );
}
