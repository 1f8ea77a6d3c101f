import Stack from '@mui/material/Stack';
import type { TotpSetup } from 'api';
import { Box } from '../ui/box';
import { Typography } from '../ui/typography';
import { CopyButton } from './copy-button';
import { QrCode } from './qr-code';
import { useWords } from './words';

/** The secret for an authenticator app: to scan, or to type. */
export function TotpSteps({ setup }: { setup: TotpSetup }) {
  const { t } = useWords();
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography variant="body2">{t('setup.scan')}</Typography>
      <QrCode qr={setup.qr} label={t('setup.qr')} />
      <Stack sx={{ gap: 1 }}>
        <Typography variant="body2">{t('setup.type')}</Typography>
        <Box component="code" sx={keyStyles}>
          {setup.secret.replace(/.{4}(?=.)/g, '$& ')}
        </Box>
        <Box>
          <CopyButton text={setup.secret} label={t('setup.copy')} done={t('setup.copied')} />
        </Box>
      </Stack>
      <Typography variant="body2">{t('setup.enter')}</Typography>
    </Stack>
  );
}

const keyStyles = {
  p: 1,
  borderRadius: 1,
  bgcolor: 'neutral.3',
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
} as const;
