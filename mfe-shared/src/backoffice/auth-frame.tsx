import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { ColorModeToggle } from '../theme/color-mode-toggle';
import { Box } from '../ui/box';
import { Link } from '../ui/link';
import { Typography } from '../ui/typography';
import { LanguageMenu } from './language-menu';

export type AuthFrameProps = {
  title: string;
  text: string;
  /** Follows the title in the browser's tab. */
  siteName?: string;
  brand: ReactNode;
  /** The way to the pages of shoppers; by `to` through the router, by `href` with a new page. */
  wayOut: { label: string } & ({ to: string } | { href: string });
  children: ReactNode;
};

/** A page before staff or operators have signed in: a mark, one card, and the language and colors to choose. */
export function AuthFrame({ title, text, siteName, brand, wayOut, children }: AuthFrameProps): ReactNode {
  const { label, ...target } = wayOut;
  useEffect(() => {
    document.title = siteName ? `${title} · ${siteName}` : title;
  }, [title, siteName]);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh', bgcolor: 'neutral.1' }}>
      <Box component="header" sx={headerStyles}>
        {brand}
        <Stack direction="row" sx={{ gap: 0.5 }}>
          <LanguageMenu />
          <ColorModeToggle />
        </Stack>
      </Box>
      {/* The card begins at a fixed height: a message that appears in it must not move it. */}
      <Box component="main" sx={{ flex: 1, px: 2, pt: { xs: 3, sm: '12dvh' }, pb: 12 }}>
        <Box sx={{ width: '100%', maxWidth: 400, mx: 'auto' }}>
          <Card sx={{ p: { xs: 3, sm: 4 } }}>
            <Typography variant="h2" component="h1">
              {title}
            </Typography>
            <Typography variant="body2" sx={{ mt: 0.5, mb: 3, color: 'text.secondary' }}>
              {text}
            </Typography>
            {children}
          </Card>
          <Typography variant="body2" sx={{ mt: 2, textAlign: 'center' }}>
            <Link {...target} sx={{ color: 'text.secondary' }}>
              {label}
            </Link>
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}

const headerStyles = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  px: { xs: 2, sm: 3 },
  height: 56,
};
