import { Box } from 'mfe-shared';
import type { ReactNode } from 'react';

/** Two short fields side by side. */
export function FieldPair({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  );
}
