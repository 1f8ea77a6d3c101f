import { Box } from 'mfe-shared';
import type { ReactNode } from 'react';

/** What a button in a row says: words where there is room for them, a picture on a phone. The button has a name. */
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
