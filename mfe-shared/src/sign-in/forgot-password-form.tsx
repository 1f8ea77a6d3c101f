import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { notify } from '../notify/notify';
import { useErrorText } from '../notify/use-error-text';
import type { LoginType } from '../session/session.types';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { accountCalls } from './account-calls';
import { BackToSignIn } from './back-to-sign-in';
import { EmailField } from './email-field';
import { emailPattern } from './rules';
import { useWords } from './words';

type Fields = { email: string };

export type ForgotPasswordFormProps = { loginType: LoginType };

/** Requests the mail for a new password. The reply is the same for every address. */
export function ForgotPasswordForm({ loginType }: ForgotPasswordFormProps) {
  const { t } = useWords();
  const errorText = useErrorText();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm<Fields>({ defaultValues: { email: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ email }) => {
    try {
      await accountCalls.forgotPassword(email.trim(), loginType);
      setSentTo(email.trim());
    } catch (error) {
      notify.error(error);
      form.setError('email', { message: errorText(error) }, { shouldFocus: true });
    }
  });
  return (
    <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 2 }}>
      {sentTo ? (
        <Alert severity="success" role="status">
          {t('forgotSent', { email: sentTo })}
        </Alert>
      ) : null}
      <EmailField
        error={errors.email?.message}
        {...form.register('email', {
          required: t('emailRequired'),
          pattern: { value: emailPattern, message: t('notAnEmail') },
        })}
      />
      <Button
        type="submit"
        variant={sentTo ? 'outlined' : 'contained'}
        fullWidth
        loading={isSubmitting}
        size={loginType === 'customer' ? 'large' : 'medium'}
      >
        {t(sentTo ? 'sendAgain' : 'sendLink')}
      </Button>
      <BackToSignIn loginType={loginType} />
    </Stack>
  );
}
