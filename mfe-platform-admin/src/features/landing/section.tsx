import { Box, Stack, Typography } from 'mfe-shared';
import type { ReactNode } from 'react';

/** A section of the landing page; the header's anchors use `id`. */
export function Section({
  id,
  title,
  tint = false,
  children,
}: {
  id: string;
  title: string;
  tint?: boolean;
  children: ReactNode;
}) {
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={`${id}-title`}
      sx={{
        py: { xs: 6, md: 8 },
        scrollMarginTop: 64,
        bgcolor: tint ? 'neutral.1' : 'background.paper',
      }}
    >
      <Stack spacing={4} sx={{ maxWidth: 1120, mx: 'auto', px: { xs: 2, md: 3 } }}>
        <Typography id={`${id}-title`} variant="h2">
          {title}
        </Typography>
        {children}
      </Stack>
    </Box>
  );
}
