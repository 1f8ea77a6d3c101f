import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { notify } from '../notify/notify';
import { useErrorText } from '../notify/use-error-text';
import { signInPath } from '../session/paths';
import { session } from '../session/session';
import type { LoginType } from '../session/session.types';
import { Button } from '../ui/button';
import { accountCalls } from './account-calls';
import { BackToSignIn } from './back-to-sign-in';
import { LinkExpired } from './link-expired';
import type { NewPassword } from './new-password-fields';
import { NewPasswordFields } from './new-password-fields';
import { isLinkExpired } from './refusals';
import { useWords } from './words';

export type ResetPasswordFormProps = { loginType: LoginType };

/** Sets a new password with a mail's link (`token` in the URL), then leads to the sign-in page. */
export function ResetPasswordForm({ loginType }: ResetPasswordFormProps) {
  const { t } = useWords();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const token = useSearchParams()[0].get('token');
  const [expired, setExpired] = useState(!token);
  const form = useForm<NewPassword>({ defaultValues: { password: '', repeated: '' } });
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await accountCalls.resetPassword(token ?? '', password);
      notify.success(t('passwordChanged'));
      // Every session of this person has ended; this browser's has to be cleared if it is one of them.
      await session.check();
      await navigate(signInPath(loginType), { replace: true });
    } catch (error) {
      notify.error(error);
      if (isLinkExpired(error)) setExpired(true);
      else form.setError('password', { message: errorText(error) }, { shouldFocus: true });
    }
  });
  if (expired) return <LinkExpired loginType={loginType} />;
  return (
    <FormProvider {...form}>
      <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 2 }}>
        <NewPasswordFields />
        <Button
          type="submit"
          variant="contained"
          fullWidth
          loading={form.formState.isSubmitting}
          size={loginType === 'customer' ? 'large' : 'medium'}
        >
          {t('setPassword')}
        </Button>
        <BackToSignIn loginType={loginType} />
      </Stack>
    </FormProvider>
  );
}
