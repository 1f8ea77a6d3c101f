import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { notify } from '../notify/notify';
import { useErrorText } from '../notify/use-error-text';
import { SecondStepScreen } from '../second-factors/second-step';
import { signInPath } from '../session/paths';
import type { SecondStep } from '../session/second-step';
import { SecondStepNeeded } from '../session/second-step';
import { session } from '../session/session';
import { Alert } from '../ui/alert';
import { Spinner } from '../ui/spinner';
import { BackToSignIn } from './back-to-sign-in';
import { isLinkExpired } from './refusals';
import { returnTarget } from './return-target';
import { useAfterSignIn } from './use-after-sign-in';
import { useWords } from './words';

const loginType = 'tenantAdmin';

/** The provider's answer is in the address. It is used once, and taken out of the address and the history. */
export function ProviderReturnPanel() {
  const { t } = useWords();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { search, pathname } = useLocation();
  const [step, setStep] = useState<SecondStep>();
  const [error, setError] = useState<unknown>();
  const begun = useRef(false);
  useAfterSignIn(loginType);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    if (!search) return void navigate(signInPath(loginType), { replace: true });
    const target = returnTarget.take();
    const query = target ? `?${new URLSearchParams({ returnUrl: target })}` : '';
    void navigate(pathname + query, { replace: true });
    session.signInAtProvider(search.slice(1)).then(
      (user) => notify.success(t('welcomeBack', { name: user.name })),
      (failure) => {
        if (failure instanceof SecondStepNeeded)
          setStep({ ticket: failure.ticket, ways: failure.ways, loginType });
        else setError(failure);
      },
    );
  }, [search, pathname, navigate, t]);

  if (step) return <SecondStepScreen step={step} onOver={() => void navigate(signInPath(loginType))} />;
  if (error === undefined) return <Spinner label={t('ways.wait')} />;
  return (
    <Stack sx={{ gap: 2 }}>
      <Alert severity="error" role="alert">
        {isLinkExpired(error) ? t('reasons.ticketExpired') : errorText(error)}
      </Alert>
      <BackToSignIn loginType={loginType} />
    </Stack>
  );
}
