import { Box } from 'mfe-shared';
import type { ReactNode } from 'react';

/** In the first column of a list: what wider screens show in a column of its own. */
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
