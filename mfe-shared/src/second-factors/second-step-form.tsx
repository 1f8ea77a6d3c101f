import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { notify } from '../notify/notify';
import { useErrorText } from '../notify/use-error-text';
import type { SecondStep } from '../session/second-step';
import { session } from '../session/session';
import { Button } from '../ui/button';
import { TextField } from '../ui/text-field';
import { Typography } from '../ui/typography';
import { CodeField, codePattern } from './code-field';
import { useWords } from './words';

type SecondStepFormProps = { step: SecondStep; onFailure: (error: unknown) => boolean };

/** Asks for the code of the app, or for a recovery code. */
export function SecondStepForm({ step: { ticket, ways, loginType }, onFailure }: SecondStepFormProps) {
  const { t } = useWords();
  const errorText = useErrorText();
  const hasApp = ways.includes('totp');
  const [way, setWay] = useState<'totp' | 'recovery'>(hasApp ? 'totp' : 'recovery');
  const form = useForm<{ code: string }>({ defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ code }) => {
    try {
      const user = await session.takeSecondStep({ way, ticket, code: code.replace(/\s/g, '') }, loginType);
      notify.success(t('welcomeBack', { name: user.name }));
    } catch (error) {
      if (!onFailure(error)) form.setError('code', { message: errorText(error) }, { shouldFocus: true });
    }
  });
  const choose = (next: typeof way) => {
    form.reset();
    setWay(next);
  };
  const isApp = way === 'totp';
  return (
    <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 2 }}>
      <Typography variant="body2">{t(isApp ? 'step.totpText' : 'step.recoveryText')}</Typography>
      {isApp ? (
        <CodeField
          key={way}
          autoFocus={!ways.includes('passkey')}
          error={errors.code?.message}
          {...form.register('code', {
            required: t('step.codeRequired'),
            pattern: { value: codePattern, message: t('step.codeShape') },
          })}
        />
      ) : (
        <TextField
          key={way}
          label={t('step.recoveryCode')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
          autoFocus={!ways.includes('passkey')}
          error={errors.code?.message}
          help={t('step.noWay')}
          {...form.register('code', { required: t('step.codeRequired') })}
        />
      )}
      <Button
        type="submit"
        variant={ways.includes('passkey') ? 'outlined' : 'contained'}
        fullWidth
        loading={isSubmitting}
      >
        {t('step.goOn')}
      </Button>
      {hasApp ? (
        <Button color="neutral" size="small" onClick={() => choose(isApp ? 'recovery' : 'totp')}>
          {t(isApp ? 'step.useRecovery' : 'step.useTotp')}
        </Button>
      ) : null}
    </Stack>
  );
}
