import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { api } from '../api/api';
import { notify } from '../notify/notify';
import { useErrorText } from '../notify/use-error-text';
import type { SecondStep } from '../session/second-step';
import { session } from '../session/session';
import { Button } from '../ui/button';
import { Skeleton } from '../ui/skeleton';
import { Typography } from '../ui/typography';
import { CodeField, codePattern } from './code-field';
import { RecoveryCodes } from './recovery-codes';
import { TotpSteps } from './totp-steps';
import { useWords } from './words';

type FirstFactorProps = {
  step: SecondStep;
  onFailure: (error: unknown) => boolean;
  /** The recovery codes are on the screen. */
  onShown: () => void;
};

type Done = Awaited<ReturnType<typeof session.setUpFirstFactor>>;

/** Sets up an authenticator app for somebody who may not sign in without one, and then signs in. */
export function FirstFactor({ step: { ticket, loginType }, onFailure, onShown }: FirstFactorProps) {
  const { t } = useWords();
  const errorText = useErrorText();
  const [done, setDone] = useState<Done>();
  const setup = useQuery({
    queryKey: ['second-factors', 'first', ticket],
    queryFn: () => api.post('/auth/second-step/setup', { body: { ticket } }),
    // Another answer would be another secret, while the app has read this one.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const { error } = setup;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    if (error) onFailure(error);
  }, [error]);
  const form = useForm<{ code: string }>({ defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ code }) => {
    const input = {
      ticket,
      setup: setup.data?.setup ?? '',
      code: code.replace(/\s/g, ''),
      name: t('own.nameDefault'),
    };
    try {
      setDone(await session.setUpFirstFactor(input, loginType));
      onShown();
    } catch (failure) {
      if (!onFailure(failure)) form.setError('code', { message: errorText(failure) }, { shouldFocus: true });
    }
  });
  const enter = async (ready: Done) => {
    const user = await ready.enter();
    notify.success(t('welcomeBack', { name: user.name }));
  };
  if (done) {
    return <RecoveryCodes codes={done.recoveryCodes} onDone={() => void enter(done)} />;
  }
  return (
    <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 2 }}>
      <div>
        <Typography variant="h4" component="h2">
          {t('first.title')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('first.text')}
        </Typography>
      </div>
      {setup.data ? <TotpSteps setup={setup.data} /> : <Skeleton variant="rounded" height={320} />}
      <CodeField
        error={errors.code?.message}
        {...form.register('code', {
          required: t('step.codeRequired'),
          pattern: { value: codePattern, message: t('step.codeShape') },
        })}
      />
      <Button type="submit" variant="contained" fullWidth loading={isSubmitting} disabled={!setup.data}>
        {t('setup.confirm')}
      </Button>
    </Stack>
  );
}
