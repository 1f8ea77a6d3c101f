import { Box } from 'mfe-shared';
import type { ReactNode } from 'react';

type PageProps = {
  children: ReactNode /** Forms and texts read better when they are not as wide as the shelves. */;
  narrow?: boolean;
  /** The part of the store's customization that it shows, for the preview of the back office. */
  part?: string;
};

/** The column of every page: its width and its margins. */
export function Page({ children, narrow = false, part }: PageProps) {
  return (
    <Box data-customization={part} sx={narrow ? narrowStyles : styles}>
      {children}
    </Box>
  );
}

const styles = {
  width: '100%',
  maxWidth: 1440,
  mx: 'auto',
  px: { xs: 2, md: 3 },
  py: { xs: 2, md: 3 },
};
const narrowStyles = { ...styles, maxWidth: 960 };
