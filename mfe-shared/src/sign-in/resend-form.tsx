import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { notify } from '../notify/notify';
import { useErrorText } from '../notify/use-error-text';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { accountCalls } from './account-calls';
import { EmailField } from './email-field';
import { emailPattern } from './rules';
import { useWords } from './words';

type Fields = { email: string };

/** Sends the confirmation mail again; the `email` of the URL is filled in. */
export function ResendForm({ large }: { large: boolean }) {
  const { t } = useWords();
  const errorText = useErrorText();
  const [params] = useSearchParams();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm<Fields>({ defaultValues: { email: params.get('email') ?? '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ email }) => {
    try {
      await accountCalls.resendVerification(email.trim());
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
          {t('resent', { email: sentTo })}
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
        variant="outlined"
        color="neutral"
        fullWidth
        loading={isSubmitting}
        size={large ? 'large' : 'medium'}
      >
        {t('resend')}
      </Button>
    </Stack>
  );
}
