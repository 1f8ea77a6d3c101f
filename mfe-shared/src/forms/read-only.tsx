import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** A part of a form that this user may see and not change. */
export function ReadOnly({ active, children }: { active: boolean; children: ReactNode }) {
  if (!active) return children;
  return (
    <Stack component="fieldset" disabled spacing={2} sx={{ minWidth: 0, m: 0, p: 0, border: 0 }}>
      {children}
    </Stack>
  );
}
