import { Box, Typography } from 'mfe-shared';
import type { AuthPage } from 'mfe-shared/sign-in';
import { useAuthPageWords } from 'mfe-shared/sign-in';
import type { ReactNode } from 'react';
import { useTitle } from '../../ui/use-title';

type SessionFrameProps = { page: AuthPage; children: ReactNode };

/** The layout of the sign-in pages: a narrow column with a heading, a sentence and a form. */
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
