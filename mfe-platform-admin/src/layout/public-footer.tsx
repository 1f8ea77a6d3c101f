import { Box, Link, Stack, Typography } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { anchors } from './anchors';
import { Brand } from './brand';

export function PublicFooter() {
  const { t } = useTranslation('platform-admin/layout');
  return (
    <Box component="footer" sx={{ borderTop: '1px solid', borderColor: 'divider', py: 4 }}>
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={3} sx={rowStyles}>
        <Stack spacing={1}>
          <Brand />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('footer')}
          </Typography>
        </Stack>
        <Stack
          component="nav"
          aria-label={t('footerNavigation')}
          direction="row"
          sx={{ flexWrap: 'wrap', columnGap: 3, rowGap: 1.5 }}
        >
          {anchors.map((anchor) => (
            <Link key={anchor} href={`/#${anchor}`}>
              {t(`anchors.${anchor}`)}
            </Link>
          ))}
          <Link to="/auth/signin">{t('signIn')}</Link>
          <Link to="/auth/signup">{t('startFreeTrial')}</Link>
          <Link href="/api/docs">{t('api')}</Link>
          <Link to="/platform-admin/auth/login">{t('operators')}</Link>
        </Stack>
      </Stack>
    </Box>
  );
}

const rowStyles = {
  maxWidth: 1120,
  mx: 'auto',
  px: { xs: 2, md: 3 },
  justifyContent: 'space-between',
  alignItems: { md: 'center' },
};
