import { Box, Card, Link, Stack, Typography, useTenant } from 'mfe-shared';
import { ColorModeToggle, LanguageMenu } from 'mfe-shared/backoffice';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StoreBrand } from '../../layout/store-brand';

/** A page before sign-in: the store's name, one card, and the language and colours to choose. */
export function AuthFrame({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const { t } = useTranslation('store-admin/sessions');
  const { name } = useTenant();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh', bgcolor: 'neutral.1' }}>
      <Box
        component="header"
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          px: { xs: 2, sm: 3 },
          height: 56,
        }}
      >
        <StoreBrand to="/admin/auth/login" />
        <Stack direction="row" sx={{ gap: 0.5 }}>
          <LanguageMenu />
          <ColorModeToggle />
        </Stack>
      </Box>
      <Box
        component="main"
        sx={{
          flex: 1,
          display: 'grid',
          placeItems: { xs: 'start center', sm: 'center' },
          px: 2,
          pt: { xs: 3, sm: 0 },
          pb: 12,
        }}
      >
        <Box sx={{ width: '100%', maxWidth: 400 }}>
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
            <Link href="/" sx={{ color: 'text.secondary' }}>
              {t('toStore', { name })}
            </Link>
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}
