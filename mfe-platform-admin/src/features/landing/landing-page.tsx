import { Box, Button, Stack, Typography, useSettings } from 'mfe-shared';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Contents } from './contents';
import { HeroPicture } from './hero-picture';
import { Pricing } from './pricing';
import { Questions } from './questions';
import { Reasons } from './reasons';
import { Section } from './section';

/** Describes the platform to owners of grocery stores. */
export function LandingPage() {
  const { t } = useTranslation('platform-admin/landing');
  const title = useSettings().platform.meta_title;
  useEffect(() => {
    // As the edge writes it into the page.
    if (title) document.title = title;
  }, [title]);

  return (
    <>
      <Box sx={heroStyles}>
        <Stack spacing={3} sx={{ maxWidth: 720 }}>
          <Typography component="h1" sx={promiseStyles}>
            {t('promise')}
          </Typography>
          <Typography sx={{ fontSize: { xs: 16, md: 20 }, color: 'text.secondary', maxWidth: 600 }}>
            {t('promiseText')}
          </Typography>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, '& > *': { flex: 'none' } }}>
            <Button variant="contained" size="large" to="/auth/signup">
              {t('start')}
            </Button>
            <Button variant="outlined" color="neutral" size="large" to="/auth/signin">
              {t('haveStore')}
            </Button>
          </Stack>
        </Stack>
        <HeroPicture alt={t('pictureAlt')} />
      </Box>
      <Section id="features" title={t('features')} tint>
        <Reasons />
        <Contents />
      </Section>
      <Section id="pricing" title={t('pricing')}>
        <Pricing />
      </Section>
      <Section id="about" title={t('about')} tint>
        <Typography sx={{ maxWidth: 640 }}>{t('aboutText')}</Typography>
        <Questions />
      </Section>
    </>
  );
}

const heroStyles = {
  maxWidth: 1120,
  mx: 'auto',
  px: { xs: 2, md: 3 },
  pt: { xs: 6, md: 10 },
  pb: { xs: 6, md: 8 },
};

const promiseStyles = {
  fontSize: { xs: 31, md: 49 },
  fontWeight: 700,
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
};
