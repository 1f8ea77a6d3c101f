import { Box, Button, Stack, Typography } from 'mfe-shared';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { HeroPicture } from './hero-picture';
import { Pricing } from './pricing';
import { Section } from './section';

const reasons = ['fast', 'apart', 'exact'] as const;
const questions = ['own', 'move', 'data', 'languages'] as const;

/** Describes the platform to owners of grocery stores. */
export function LandingPage() {
  const { t } = useTranslation('platform-admin/landing');
  useEffect(() => {
    document.title = t('documentTitle');
  }, [t]);

  return (
    <>
      <Box
        sx={{ maxWidth: 1120, mx: 'auto', px: { xs: 2, md: 3 }, pt: { xs: 6, md: 10 }, pb: { xs: 6, md: 8 } }}
      >
        <Stack spacing={3} sx={{ maxWidth: 720 }}>
          <Typography
            component="h1"
            sx={{ fontSize: { xs: 31, md: 49 }, fontWeight: 700, lineHeight: 1.1, letterSpacing: '-0.02em' }}
          >
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
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' } }}>
          {reasons.map((reason) => (
            <Stack key={reason} spacing={1}>
              <Typography variant="h3">{t(`reason.${reason}.title`)}</Typography>
              <Typography sx={{ color: 'text.secondary' }}>{t(`reason.${reason}.text`)}</Typography>
            </Stack>
          ))}
        </Box>
      </Section>

      <Section id="pricing" title={t('pricing')}>
        <Pricing />
      </Section>

      <Section id="about" title={t('about')} tint>
        <Typography sx={{ maxWidth: 640 }}>{t('aboutText')}</Typography>
        <Stack component="dl" spacing={3} sx={{ m: 0, maxWidth: 720 }}>
          {questions.map((question) => (
            <Box key={question}>
              <Typography component="dt" variant="h4">
                {t(`question.${question}.ask`)}
              </Typography>
              <Typography component="dd" sx={{ color: 'text.secondary', m: 0, mt: 0.5 }}>
                {t(`question.${question}.answer`)}
              </Typography>
            </Box>
          ))}
        </Stack>
      </Section>
    </>
  );
}
