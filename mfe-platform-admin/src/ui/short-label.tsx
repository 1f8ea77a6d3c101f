import { Box } from 'mfe-shared';
import type { ReactNode } from 'react';

/** A button's label: text when there is room, an icon on a phone. The button has an accessible name. */
export function ShortLabel({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <>
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {children}
      </Box>
      <Box component="span" sx={{ display: { xs: 'flex', sm: 'none' }, '& svg': { flex: 'none' } }}>
        {icon}
      </Box>
    </>
  );
}
