import { Box, Button, Link, notify, Stack, session, TextField, useErrorText, useTenant } from 'mfe-shared';
import { PasswordField } from 'mfe-shared/sign-in';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { SessionFrame } from './session-frame';
import { useAfterSignIn } from './use-after-sign-in';

type Fields = { email: string; password: string };

/** A shopper signs in and goes on where they were. */
export function SignInPage() {
  const { t } = useTranslation('storefront/sessions');
  const { name } = useTenant();
  const { search } = useLocation();
  const errorText = useErrorText();
  const { welcomeBack } = useAfterSignIn();
  const form = useForm<Fields>({ defaultValues: { email: '', password: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (fields) => {
    try {
      welcomeBack((await session.signIn(fields)).name);
    } catch (error) {
      notify.error(error);
      form.setError('password', { message: errorText(error) }, { shouldFocus: true });
    }
  });
  return (
    <SessionFrame title={t('signInTitle')} text={t('signInText', { name })}>
      <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 2 }}>
        <TextField
          label={t('common:email')}
          type="email"
          autoComplete="username"
          required
          error={errors.email?.message}
          {...form.register('email', { required: t('common:required') })}
        />
        <PasswordField
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password', { required: t('common:required') })}
        />
        <Button type="submit" variant="contained" size="large" loading={isSubmitting} sx={{ mt: 1 }}>
          {t('common:signIn')}
        </Button>
      </Stack>
      <Box sx={{ mt: 3, textAlign: 'center', color: 'text.secondary' }}>
        {t('newHere')} <Link to={`/auth/signup${search}`}>{t('common:signUp')}</Link>
      </Box>
    </SessionFrame>
  );
}
