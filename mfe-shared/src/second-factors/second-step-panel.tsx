import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { ApiError } from '../api/api-error';
import { notify } from '../notify/notify';
import type { SecondStep } from '../session/second-step';
import { Button } from '../ui/button';
import { Divider } from '../ui/divider';
import { FirstFactor } from './first-factor';
import { PasskeyStep } from './passkey-step';
import { SecondStepForm } from './second-step-form';
import { useWords } from './words';

export type SecondStepPanelProps = {
  step: SecondStep;
  /** The sign-in begins again with the password. */
  onOver: () => void;
};

/** The step after the password: the code, or setting up a first factor where everybody needs one. */
export function SecondStepPanel({ step, onOver }: SecondStepPanelProps) {
  const { t } = useWords();
  const [seen, setSeen] = useState(false);
  const fail = (error: unknown): boolean => {
    const isOver = error instanceof ApiError && error.code === 'LINK_EXPIRED';
    notify.error(isOver ? new Error(t('step.over')) : error);
    if (isOver) onOver();
    return isOver;
  };
  const byPasskey = step.ways.includes('passkey');
  return (
    <Stack sx={{ gap: 2 }}>
      {byPasskey ? <PasskeyStep step={step} onFailure={fail} /> : null}
      {byPasskey ? <Divider /> : null}
      {step.ways.length > 0 ? (
        <SecondStepForm step={step} onFailure={fail} />
      ) : (
        <FirstFactor step={step} onFailure={fail} onShown={() => setSeen(true)} />
      )}
      {seen ? null : (
        <Button color="neutral" size="small" onClick={onOver}>
          {t('step.startAgain')}
        </Button>
      )}
    </Stack>
  );
}
