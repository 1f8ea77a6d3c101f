import { Box, Typography } from 'mfe-shared';
import type { ReactNode } from 'react';
import { useId } from 'react';

type AccountSectionProps = { title: string; text: string; children: ReactNode };

/** A section of the shopper's data: its purpose on the left, the data on the right. */
export function AccountSection({ title, text, children }: AccountSectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={sectionStyles}>
      <div>
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        <Typography sx={{ mt: 0.5, color: 'text.secondary', fontSize: '0.875rem' }}>{text}</Typography>
      </div>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  );
}

const sectionStyles = {
  display: 'grid',
  gap: { xs: 2, md: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '208px minmax(0, 1fr)', md: '264px minmax(0, 1fr)' },
  py: { xs: 3, md: 4 },
  borderBottom: 1,
  borderColor: 'divider',
  '&:first-of-type': { pt: 0 },
  '&:last-of-type': { borderBottom: 0 },
};
