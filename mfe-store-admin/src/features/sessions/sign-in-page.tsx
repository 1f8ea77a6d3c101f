import { Eye, EyeOff } from 'lucide-react';
import {
  Alert,
  Button,
  IconButton,
  Link,
  landingPath,
  notify,
  Stack,
  safeReturnPath,
  session,
  TextField,
  useErrorText,
  useSession,
  useTenant,
} from 'mfe-shared';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AuthFrame } from './auth-frame';

type SignInValues = { email: string; password: string };

/** The reasons that lead here, as the guard and the API client name them in the address. */
const reasons = ['unauthorized', 'access_denied', 'insufficient_permissions'];

/** /admin/auth/login: staff of this store sign in, and go on to where they were. */
export function SignInPage() {
  const { t } = useTranslation('store-admin/sessions');
  const { name } = useTenant();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const signedInAs = useSession((state) =>
    state.loginType === 'tenantAdmin' ? state.user?.email : undefined,
  );
  const { register, handleSubmit, formState, setError, setFocus } = useForm<SignInValues>();
  const target = safeReturnPath(
    params.get('returnUrl') ?? params.get('redirect'),
    landingPath('tenantAdmin'),
  );
  const reason = params.get('error');

  const signIn = handleSubmit(async (values) => {
    try {
      const user = await session.signIn(values);
      notify.success(t('common:welcomeBack', { name: user.name }));
      navigate(target, { replace: true });
    } catch (error) {
      notify.error(error);
      setError('root', { message: errorText(error) });
      setFocus('password', { shouldSelect: true });
    }
  });

  return (
    <AuthFrame title={t('title')} text={t('text', { name })}>
      <Stack component="form" noValidate onSubmit={signIn} sx={{ gap: 2 }}>
        {formState.errors.root ? (
          // The toast has said it aloud; this one stays.
          <Alert severity="error" role="status">
            {formState.errors.root.message}
          </Alert>
        ) : reason && reasons.includes(reason) ? (
          <Alert severity="warning">{t(`reasons.${reason}`)}</Alert>
        ) : signedInAs && !formState.isSubmitted ? (
          <Alert severity="info">
            {t('signedInAs', { email: signedInAs })} <Link to={target}>{t('goOn')}</Link>
          </Alert>
        ) : null}
        <TextField
          label={t('common:email')}
          type="email"
          autoComplete="username"
          autoFocus
          required
          error={formState.errors.email?.message}
          {...register('email', { required: t('emailRequired') })}
        />
        <PasswordField
          label={t('common:password')}
          error={formState.errors.password?.message}
          {...register('password', { required: t('passwordRequired') })}
        />
        <Button type="submit" variant="contained" fullWidth loading={formState.isSubmitting} sx={{ mt: 1 }}>
          {t('common:signIn')}
        </Button>
      </Stack>
    </AuthFrame>
  );
}

function PasswordField(props: Omit<React.ComponentProps<typeof TextField>, 'type'>) {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      required
      endAdornment={
        <IconButton
          size="small"
          label={shown ? t('hidePassword') : t('showPassword')}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff size={16} /> : <Eye size={16} />}
        </IconButton>
      }
    />
  );
}
