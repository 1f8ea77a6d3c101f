import { Box, Stack, Typography, useFormat } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { figures } from './figures';

/** Three reasons, each with a figure of the newest measurement (`npm run bench` writes them). */
export function Reasons() {
  const { t } = useTranslation('platform-admin/landing');
  const { number } = useFormat();
  const proofs = {
    fast: t('reason.fast.figure', { seconds: number(figures.largestPictureMs / 1_000) }),
    exact: number(figures.oversold),
    busy: number(figures.ordersPerSecond),
  };
  return (
    <Box sx={gridStyles}>
      {(['fast', 'exact', 'busy'] as const).map((reason) => (
        <Stack key={reason} sx={reasonStyles}>
          <Typography component="p" className="tabular" sx={figureStyles}>
            {proofs[reason]}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', minHeight: { md: '3em' } }}>
            {t(`reason.${reason}.measured`)}
          </Typography>
          <Typography variant="h3" sx={{ mt: 2 }}>
            {t(`reason.${reason}.title`)}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{t(`reason.${reason}.text`)}</Typography>
        </Stack>
      ))}
    </Box>
  );
}

const gridStyles = {
  display: 'grid',
  gap: { xs: 5, md: 6 },
  gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
};
const reasonStyles = { gap: 1, pt: 3, borderTop: '2px solid', borderColor: 'primary.main' };
const figureStyles = {
  fontSize: { xs: 49, md: 61 },
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: '-0.03em',
  color: 'primary.main',
};
