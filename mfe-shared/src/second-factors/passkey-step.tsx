import Stack from '@mui/material/Stack';
import { KeyRound } from 'lucide-react';
import type { SecondStep } from '../session/second-step';
import { Button } from '../ui/button';
import { Typography } from '../ui/typography';
import { usePasskey } from './use-passkey';
import { useWords } from './words';

type PasskeyStepProps = { step: SecondStep; onFailure: (error: unknown) => boolean };

/** The quickest way, for who has a passkey of this host. */
export function PasskeyStep({ step, onFailure }: PasskeyStepProps) {
  const { t } = useWords();
  const { busy, run } = usePasskey(step, onFailure);
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography variant="body2">{t('step.passkeyText')}</Typography>
      <Button
        variant="contained"
        fullWidth
        loading={busy}
        startIcon={<KeyRound size={18} />}
        onClick={() => void run()}
      >
        {t('step.usePasskey')}
      </Button>
    </Stack>
  );
}
