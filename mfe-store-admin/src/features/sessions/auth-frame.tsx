import type { AuthPage } from 'mfe-shared';
import { Box, Card, Link, Stack, Typography, useTenant } from 'mfe-shared';
import { ColorModeToggle, LanguageMenu, StoreBrand } from 'mfe-shared/backoffice';
import { useAuthPageWords } from 'mfe-shared/sign-in';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** A page before sign-in: the store's name, one card, and the language and colours to choose. */
export function AuthFrame({ page, children }: { page: AuthPage; children: ReactNode }) {
  const { t } = useTranslation('store-admin/sessions');
  const { name } = useTenant();
  const { title, text } = useAuthPageWords(page, 'tenantAdmin');
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
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
            <Link href="/" sx={{ color: 'text.secondary' }}>
              {t('toStore', { name })}
            </Link>
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}
