import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Typography } from '../ui/typography';

export type FactProps = { label: string; children: ReactNode };

/** A labelled value. */
export function Fact({ label, children }: FactProps) {
  return (
    <Stack spacing={0.5} sx={{ minWidth: 0 }}>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography component="div" sx={{ overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Stack>
  );
}
