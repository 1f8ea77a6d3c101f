import { Box, Button, Link, Stack, Typography } from 'mfe-shared';
import { ColorModeToggle, LanguageMenu, MaintenanceBanner } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { Brand } from './brand';

const anchors = ['features', 'pricing', 'about'] as const;

/** The frame of the platform's public pages: header with anchors, sign-in and sign-up; footer. */
export function PublicLayout() {
  const { t } = useTranslation('platform-admin/layout');
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column', bgcolor: 'background.paper' }}>
      <Box
        component="header"
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 10,
          bgcolor: 'background.paper',
          borderBottom: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Stack
          direction="row"
          spacing={2}
          sx={{ maxWidth: 1120, mx: 'auto', px: { xs: 2, md: 3 }, height: 64, alignItems: 'center' }}
        >
          <Link to="/" underline={false} sx={{ color: 'text.primary' }}>
            <Brand />
          </Link>
          <Stack
            component="nav"
            aria-label={t('mainNavigation')}
            direction="row"
            spacing={3}
            sx={{ display: { xs: 'none', md: 'flex' }, pl: 3, flex: 1 }}
          >
            {anchors.map((anchor) => (
              <Link key={anchor} href={`/#${anchor}`} underline={false} sx={{ color: 'text.secondary' }}>
                {t(`anchors.${anchor}`)}
              </Link>
            ))}
          </Stack>
          <Box sx={{ flex: { xs: 1, md: 0 } }} />
          <Box sx={{ display: 'flex' }}>
            <LanguageMenu />
            <ColorModeToggle />
          </Box>
          <Button to="/auth/signin" color="neutral">
            {t('signIn')}
          </Button>
          <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
            <Button to="/auth/signup" variant="contained">
              {t('startFreeTrial')}
            </Button>
          </Box>
        </Stack>
      </Box>
      <Box component="main" id="main" sx={{ flex: 1 }}>
        <Outlet />
      </Box>
      <Box component="footer" sx={{ borderTop: '1px solid', borderColor: 'divider', py: 4, px: 3 }}>
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          spacing={2}
          sx={{ maxWidth: 1120, mx: 'auto', justifyContent: 'space-between', alignItems: { sm: 'center' } }}
        >
          <Brand />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('footer')}
          </Typography>
          <Link to="/platform-admin/auth/login">{t('operators')}</Link>
        </Stack>
      </Box>
      {/* It comes after the page, so that it moves nothing. */}
      <Box sx={{ position: 'sticky', bottom: 0, zIndex: 10 }}>
        <MaintenanceBanner />
      </Box>
    </Box>
  );
}
