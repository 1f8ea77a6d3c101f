import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { clearNotices, notify } from '../notify/notify';
import { useErrorText } from '../notify/use-error-text';
import { SecondStepScreen } from '../second-factors/second-step';
import { authPath } from '../session/paths';
import type { SecondStep } from '../session/second-step';
import { SecondStepNeeded } from '../session/second-step';
import { session } from '../session/session';
import type { LoginType } from '../session/session.types';
import { useSession } from '../session/use-session';
import { useTenant } from '../tenant/use-tenant';
import { Alert } from '../ui/alert';
import { Box } from '../ui/box';
import { Button } from '../ui/button';
import { Link } from '../ui/link';
import { EmailField } from './email-field';
import { OtherWays } from './other-ways';
import { PasswordField } from './password-field';
import { ReasonAlert } from './reason-alert';
import { reasonKey } from './reasons';
import { isUnverified } from './refusals';
import { ResendButton } from './resend-button';
import { useAfterSignIn } from './use-after-sign-in';
import { useWords } from './words';

type Fields = { email: string; password: string };

export type SignInFormProps = {
  loginType: LoginType;
  /** Another way to sign in with the same fields; it redirects by itself. */
  signIn?: (fields: Fields) => Promise<never>;
};

/**
 * Signs in with a password and continues to the URL's `returnUrl` or `redirect`, else to the first page of this login
 * type. Shows why the visitor was sent here (`error`), and failures as a toast and in place.
 */
export function SignInForm({ loginType, signIn }: SignInFormProps) {
  const { t } = useWords();
  const { search } = useLocation();
  const errorText = useErrorText();
  const { target, signedInOnArrival } = useAfterSignIn(loginType);
  const email = useSession((state) => state.user?.email);
  const form = useForm<Fields>({ defaultValues: { email: '', password: '' } });
  const { errors, isSubmitting, isSubmitted } = form.formState;
  // The server has just refused this session; offering to continue with it would lead here again.
  const refused = reasonKey(new URLSearchParams(search).get('error')) === 'unauthorized';
  const [step, setStep] = useState<SecondStep>();
  // The session's cookies are for https only, so signing in would lead here again.
  const { isLocal, fullUrl } = useTenant();
  const isInsecure = !isLocal && fullUrl.startsWith('http:');
  const large = loginType === 'customer' ? ({ size: 'large' } as const) : {};

  const submit = form.handleSubmit(async (fields) => {
    try {
      const user = await (signIn?.(fields) ?? session.signIn(fields, loginType));
      clearNotices();
      notify.success(t('welcomeBack', { name: user.name }));
    } catch (error) {
      if (error instanceof SecondStepNeeded)
        return setStep({ ticket: error.ticket, ways: error.ways, loginType });
      notify.error(error);
      form.setError('root', {
        type: isUnverified(error) ? 'unverified' : 'refused',
        message: errorText(error),
      });
      form.setFocus('password', { shouldSelect: true });
    }
  });

  if (step) {
    return (
      <SecondStepScreen
        step={step}
        onOver={() => {
          form.reset({ email: form.getValues('email'), password: '' });
          setStep(undefined);
        }}
      />
    );
  }
  return (
    <Stack
      component="form"
      // Sent without scripts, a password must not be in the address.
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ gap: 2 }}
    >
      {isInsecure ? <Alert severity="warning">{t('needsHttps')}</Alert> : null}
      {errors.root ? (
        // The toast has announced it; this text stays.
        <Alert
          severity="error"
          role="status"
          action={errors.root.type === 'unverified' && <ResendButton email={form.getValues('email')} />}
        >
          {errors.root.message}
        </Alert>
      ) : isSubmitted ? null : (
        <>
          <ReasonAlert loginType={loginType} />
          {signedInOnArrival && !refused ? (
            <Alert severity="info">
              {t('signedInAs', { email: email ?? '' })} <Link to={target}>{t('goOn')}</Link>
            </Alert>
          ) : null}
        </>
      )}
      <EmailField
        // On a phone the keyboard would cover the shop's page.
        autoFocus={loginType !== 'customer'}
        error={errors.email?.message}
        {...form.register('email', { required: t('emailRequired') })}
      />
      <PasswordField
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password', { required: t('passwordRequired') })}
      />
      <Button type="submit" variant="contained" fullWidth loading={isSubmitting} {...large} sx={{ mt: 1 }}>
        {t('signIn')}
      </Button>
      <Box sx={{ textAlign: 'center', fontSize: '0.875rem' }}>
        <Link to={`${authPath(loginType, 'forgot-password')}${search}`}>{t('forgot')}</Link>
      </Box>
      {loginType === 'customer' ? null : <OtherWays loginType={loginType} target={target} />}
    </Stack>
  );
}
