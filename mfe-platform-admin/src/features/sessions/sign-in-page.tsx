import {
  Alert,
  Box,
  Button,
  Card,
  landingPath,
  notify,
  Stack,
  safeReturnPath,
  session,
  TextField,
  Typography,
} from 'mfe-shared';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Brand } from '../../layout/brand';

type Fields = { email: string; password: string };
const knownErrors = ['unauthorized', 'access_denied', 'insufficient_permissions'];

/** Sign-in of the platform's operators. `error` says why somebody was sent here, `returnUrl` where they were. */
export function SignInPage() {
  const { t } = useTranslation('platform-admin/sessions');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { register, handleSubmit, formState, setError } = useForm<Fields>({
    defaultValues: { email: '', password: '' },
  });
  const reason = params.get('error');

  useEffect(() => {
    document.title = t('title');
  }, [t]);

  const submit = handleSubmit(async (fields) => {
    try {
      const user = await session.signIn(fields);
      notify.success(t('common:welcomeBack', { name: user.name }));
      navigate(
        safeReturnPath(params.get('returnUrl') ?? params.get('redirect'), landingPath('platformAdmin')),
        { replace: true },
      );
    } catch (error) {
      notify.error(error);
      setError('password', { message: error instanceof Error ? error.message : t('failed') });
    }
  });

  return (
    <Box
      component="main"
      sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', bgcolor: 'background.default', p: 2 }}
    >
      <Card sx={{ width: '100%', maxWidth: 400, p: { xs: 3, sm: 4 } }}>
        <form onSubmit={submit} noValidate>
          <Stack spacing={3}>
            <Brand />
            <Stack spacing={0.5}>
              <Typography variant="h2" component="h1">
                {t('title')}
              </Typography>
              <Typography sx={{ color: 'text.secondary' }}>{t('text')}</Typography>
            </Stack>
            {reason && knownErrors.includes(reason) && (
              <Alert severity="warning">{t(`reason.${reason}`)}</Alert>
            )}
            <TextField
              label={t('common:email')}
              type="email"
              autoComplete="username"
              required
              error={formState.errors.email?.message}
              {...register('email', { required: t('emailMissing') })}
            />
            <TextField
              label={t('common:password')}
              type="password"
              autoComplete="current-password"
              required
              error={formState.errors.password?.message}
              {...register('password', { required: t('passwordMissing') })}
            />
            <Button type="submit" variant="contained" size="large" loading={formState.isSubmitting} fullWidth>
              {t('common:signIn')}
            </Button>
          </Stack>
        </form>
      </Card>
    </Box>
  );
}
