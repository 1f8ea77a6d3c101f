import { Box, Link, Stack, Typography } from 'mfe-shared';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { anchors } from './anchors';
import { Brand } from './brand';
import { LanguageLinks } from './language-links';

export function PublicFooter() {
  const { t } = useTranslation('platform-admin/layout');
  return (
    <Box component="footer" sx={{ borderTop: '1px solid', borderColor: 'divider', bgcolor: 'neutral.1' }}>
      <Box sx={rowStyles}>
        <Stack spacing={1} sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
          <Brand />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('footer')}
          </Typography>
          {/* Where the header has no room for them. */}
          <Box sx={{ display: { sm: 'none' } }}>
            <LanguageLinks />
          </Box>
        </Stack>
        <Links title={t('footerTitles.platform')}>
          {anchors.map((anchor) => (
            <Link key={anchor} href={`/#${anchor}`} underline={false}>
              {t(`anchors.${anchor}`)}
            </Link>
          ))}
        </Links>
        <Links title={t('footerTitles.stores')}>
          <Link to="/auth/signin" underline={false}>
            {t('signIn')}
          </Link>
          <Link to="/auth/signup" underline={false}>
            {t('startFreeTrial')}
          </Link>
        </Links>
        <Links title={t('footerTitles.more')}>
          <Link href="/api/docs" underline={false}>
            {t('api')}
          </Link>
          <Link to="/platform-admin/auth/login" underline={false}>
            {t('operators')}
          </Link>
        </Links>
      </Box>
    </Box>
  );
}

function Links({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack component="nav" aria-label={title} sx={linksStyles}>
      <Typography variant="h5" component="p">
        {title}
      </Typography>
      {children}
    </Stack>
  );
}

const rowStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', md: '2fr 1fr 1fr 1fr' },
  gap: { xs: 4, md: 6 },
  maxWidth: 1168,
  mx: 'auto',
  px: { xs: 2, md: 3 },
  py: { xs: 5, md: 8 },
};

const linksStyles = {
  alignItems: 'flex-start',
  gap: 0.5,
  '& a': { py: 0.75, color: 'text.secondary', '&:hover': { color: 'text.primary' } },
};
