import { Box, Typography } from 'mfe-shared';
import { useAuthPageWords } from 'mfe-shared/sign-in';
import type { ReactNode } from 'react';
import { useTitle } from '../../ui/use-title';

type SessionFrameProps = { page: Parameters<typeof useAuthPageWords>[0]; children: ReactNode };

/** What the pages around signing in have in common: a narrow column, what it is about, and what to do. */
export function SessionFrame({ page, children }: SessionFrameProps) {
  const { title, text } = useAuthPageWords(page, 'customer');
  useTitle(title);
  return (
    <Box sx={{ maxWidth: 440, mx: 'auto', px: 2, py: { xs: 3, md: 8 } }}>
      <Typography variant="h1">{title}</Typography>
      <Typography sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>{text}</Typography>
      {children}
    </Box>
  );
}
