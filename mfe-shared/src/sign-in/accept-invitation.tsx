import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { notify } from '../notify/notify';
import { useErrorText } from '../notify/use-error-text';
import { SecondStepScreen } from '../second-factors/second-step';
import { signInPath } from '../session/paths';
import type { SecondStep } from '../session/second-step';
import { SecondStepNeeded } from '../session/second-step';
import { session } from '../session/session';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { TextField } from '../ui/text-field';
import { BackToSignIn } from './back-to-sign-in';
import type { NewPassword } from './new-password-fields';
import { NewPasswordFields } from './new-password-fields';
import { isLinkExpired } from './refusals';
import { useAfterSignIn } from './use-after-sign-in';
import { useWords } from './words';

type Fields = NewPassword & { name: string };

/** Invited staff choose a password (`token` in the URL) and are signed in. Without a link it says how to get one. */
export function AcceptInvitation() {
  const { t } = useWords();
  const token = useSearchParams()[0].get('token');
  const [state, setState] = useState<'open' | 'expired'>('open');
  useAfterSignIn('tenantAdmin');
  if (token && state === 'open') {
    return <InvitationForm token={token} onExpired={() => setState('expired')} />;
  }
  return (
    <Stack sx={{ gap: 2 }}>
      <Alert severity={token ? 'error' : 'info'}>{t(token ? 'invitationExpired' : 'byInvitation')}</Alert>
      <BackToSignIn loginType="tenantAdmin" />
    </Stack>
  );
}

function InvitationForm(props: { token: string; onExpired: () => void }) {
  const navigate = useNavigate();
  const [step, setStep] = useState<SecondStep>();
  if (!step) return <InvitationFields {...props} onSecondStep={setStep} />;
  // The invitation is used up: who begins again does so with the new password.
  return <SecondStepScreen step={step} onOver={() => void navigate(signInPath('tenantAdmin'))} />;
}

type InvitationFieldsProps = {
  token: string;
  onExpired: () => void;
  onSecondStep: (step: SecondStep) => void;
};

function InvitationFields({ token, onExpired, onSecondStep }: InvitationFieldsProps) {
  const { t } = useWords();
  const errorText = useErrorText();
  const form = useForm<Fields>({ defaultValues: { name: '', password: '', repeated: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ name, password }) => {
    try {
      const user = await session.acceptInvitation({
        token,
        password,
        ...(name.trim() ? { name: name.trim() } : {}),
      });
      notify.success(t('welcome', { name: user.name }));
    } catch (error) {
      if (error instanceof SecondStepNeeded) {
        return onSecondStep({ ticket: error.ticket, ways: error.ways, loginType: 'tenantAdmin' });
      }
      notify.error(error);
      if (isLinkExpired(error)) onExpired();
      else form.setError('password', { message: errorText(error) }, { shouldFocus: true });
    }
  });
  return (
    <FormProvider {...form}>
      <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 2 }}>
        <TextField
          label={t('name')}
          autoComplete="name"
          required={false}
          help={t('nameHelp')}
          error={errors.name?.message}
          {...form.register('name', {
            validate: (name) => name.trim().length !== 1 || t('nameTooShort'),
            maxLength: { value: 80, message: t('tooLong', { count: 80 }) },
          })}
        />
        <NewPasswordFields label={t('password')} />
        <Button type="submit" variant="contained" fullWidth loading={isSubmitting}>
          {t('join')}
        </Button>
      </Stack>
    </FormProvider>
  );
}
