import { Box, Button, Stack, Typography, useSettings } from 'mfe-shared';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Contents } from './contents';
import { HeroPicture } from './hero-picture';
import { Pricing } from './pricing';
import { Questions } from './questions';
import { Reasons } from './reasons';
import { Section } from './section';
import { Showcase } from './showcase';

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
        <Stack spacing={3} sx={{ maxWidth: 800, mx: { md: 'auto' }, alignItems: { md: 'center' } }}>
          <Typography component="h1" sx={promiseStyles}>
            {t('promise')}
          </Typography>
          <Typography sx={leadStyles}>{t('promiseText')}</Typography>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, '& > *': { flex: 'none' } }}>
            <Button variant="contained" size="large" to="/auth/signup">
              {t('start')}
            </Button>
            <Button variant="outlined" color="neutral" size="large" to="/auth/signin">
              {t('haveStore')}
            </Button>
          </Stack>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('startNote')}
          </Typography>
        </Stack>
        <HeroPicture alt={t('pictureAlt')} />
      </Box>
      <Section id="features" title={t('features')} tint>
        <Reasons />
      </Section>
      <Section id="screens" title={t('screens')}>
        <Showcase />
      </Section>
      <Section id="contents" title={t('contentsTitle')} tint>
        <Contents />
      </Section>
      <Section id="pricing" title={t('pricing')} text={t('pricingText')}>
        <Pricing />
      </Section>
      <Section id="about" title={t('about')} text={t('aboutText')} tint beside>
        <Questions />
      </Section>
      <Box sx={closingStyles}>
        <Typography variant="h2" sx={{ fontSize: { xs: 25, md: 39 } }}>
          {t('closing')}
        </Typography>
        <Button variant="contained" size="large" to="/auth/signup">
          {t('start')}
        </Button>
      </Box>
    </>
  );
}

const heroStyles = {
  maxWidth: 1168,
  mx: 'auto',
  px: { xs: 2, md: 3 },
  pt: { xs: 6, md: 12 },
  pb: { xs: 8, md: 12 },
  textAlign: { md: 'center' },
};

const promiseStyles = {
  fontSize: 'clamp(2.25rem, 1.4rem + 3.6vw, 4rem)',
  fontWeight: 700,
  lineHeight: 1.06,
  letterSpacing: '-0.03em',
  textWrap: 'balance',
};

const leadStyles = {
  fontSize: { xs: '1.125rem', md: '1.25rem' },
  color: 'text.secondary',
  maxWidth: 640,
  textWrap: 'pretty',
};

const closingStyles = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 3,
  px: 2,
  py: { xs: 8, md: 14 },
  textAlign: 'center',
  textWrap: 'balance',
};
