import { Box } from 'mfe-shared';
import type { ReactNode } from 'react';

/** Two short fields side by side; `wide` ones are stacked on a phone. */
export function FieldPair({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  const two = 'repeat(2, minmax(0, 1fr))';
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: wide ? { xs: 'minmax(0, 1fr)', sm: two } : two,
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  );
}
