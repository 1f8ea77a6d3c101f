import { Box, Button, ColorModeToggle, Link, Stack } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { anchors } from './anchors';
import { Brand } from './brand';
import { LanguageLinks } from './language-links';
import { PhoneMenu } from './phone-menu';

/** Logo, the landing page's sections, language, colours, sign-in and sign-up; on a phone most of it is in a menu. */
export function PublicHeader() {
  const { t } = useTranslation('platform-admin/layout');
  return (
    <Box component="header" sx={headerStyles}>
      <Stack direction="row" spacing={2} sx={rowStyles}>
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
            <Link key={anchor} href={`/#${anchor}`} underline={false} sx={anchorStyles}>
              {t(`anchors.${anchor}`)}
            </Link>
          ))}
        </Stack>
        <Box sx={{ flex: { xs: 1, md: 0 } }} />
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
          <LanguageLinks />
        </Box>
        <ColorModeToggle />
        <Stack direction="row" spacing={1} sx={{ display: { xs: 'none', md: 'flex' } }}>
          <Button to="/auth/signin" color="neutral">
            {t('signIn')}
          </Button>
          <Button to="/auth/signup" variant="contained">
            {t('startFreeTrial')}
          </Button>
        </Stack>
        <Box sx={{ display: { md: 'none' } }}>
          <PhoneMenu />
        </Box>
      </Stack>
    </Box>
  );
}

const headerStyles = {
  position: 'sticky',
  top: 0,
  zIndex: 10,
  bgcolor: 'background.paper',
  borderBottom: '1px solid',
  borderColor: 'divider',
};

const rowStyles = { maxWidth: 1168, mx: 'auto', px: { xs: 2, md: 3 }, height: 64, alignItems: 'center' };
const anchorStyles = {
  py: 1,
  fontWeight: 500,
  color: 'text.secondary',
  '&:hover': { color: 'text.primary' },
};
