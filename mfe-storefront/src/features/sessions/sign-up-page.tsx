import {
  ApiError,
  Box,
  Button,
  Link,
  notify,
  Stack,
  session,
  TextField,
  useErrorText,
  useLanguage,
} from 'mfe-shared';
import { PasswordField, useReturnTarget } from 'mfe-shared/sign-in';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { ForVisitors } from './for-visitors';
import { OtherWays } from './other-ways';
import { SessionFrame } from './session-frame';

type Fields = { name: string; email: string; phone: string; password: string };
const fieldNames = ['name', 'email', 'phone', 'password'] as const;
const shortestPassword = 10;

/** A shopper creates an account and continues to the page they wanted. */
export function SignUpPage() {
  const { t } = useTranslation('storefront/sessions');
  const { search } = useLocation();
  const [locale] = useLanguage();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const returnUrl = useReturnTarget('customer');
  const form = useForm<Fields>({
    defaultValues: { name: '', email: '', phone: '', password: '' },
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = form.formState;

  const showError = (error: unknown) => {
    const details = error instanceof ApiError ? (error.details ?? []) : [];
    const fields = fieldNames.filter((field) => details.some((detail) => detail.field === field));
    for (const field of fields) form.setError(field, { message: t('wrong') }, { shouldFocus: true });
    if (error instanceof ApiError && error.code === 'EMAIL_TAKEN') {
      form.setError('email', { message: errorText(error) }, { shouldFocus: true });
    } else if (fields.length === 0) {
      notify.error(error);
    }
  };
  const submit = form.handleSubmit(async ({ phone, ...fields }) => {
    try {
      const { user } = await session.signUp({ ...fields, ...(phone.trim() ? { phone } : {}), locale });
      if (user) return notify.success(t('welcome', { name: user.name }));
      const query = new URLSearchParams({ email: fields.email.trim(), returnUrl });
      await navigate(`/auth/verify-request?${query}`);
    } catch (error) {
      showError(error);
    }
  });
  return (
    <ForVisitors>
      <SessionFrame page="signup">
        <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 2 }}>
          <TextField
            label={t('name')}
            autoComplete="name"
            required
            error={errors.name?.message}
            {...form.register('name', {
              required: t('required'),
              minLength: { value: 2, message: t('tooShort') },
              maxLength: { value: 80, message: t('tooLong') },
            })}
          />
          <TextField
            label={t('email')}
            type="email"
            autoComplete="email"
            required
            error={errors.email?.message}
            {...form.register('email', {
              required: t('required'),
              pattern: { value: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, message: t('notAnEmail') },
            })}
          />
          <TextField
            label={t('phone')}
            type="tel"
            autoComplete="tel"
            required={false}
            error={errors.phone?.message}
            {...form.register('phone', { maxLength: { value: 40, message: t('tooLong') } })}
          />
          <PasswordField
            autoComplete="new-password"
            help={t('passwordHelp', { count: shortestPassword })}
            error={errors.password?.message}
            {...form.register('password', {
              required: t('required'),
              minLength: { value: shortestPassword, message: t('passwordHelp', { count: shortestPassword }) },
              maxLength: { value: 128, message: t('tooLong') },
            })}
          />
          <Button type="submit" variant="contained" size="large" loading={isSubmitting} sx={{ mt: 1 }}>
            {t('signUp')}
          </Button>
        </Stack>
        <Box sx={{ mt: 3, textAlign: 'center', color: 'text.secondary' }}>
          {t('known')} <Link to={`/auth/login${search}`}>{t('signIn')}</Link>
        </Box>
        <OtherWays />
      </SessionFrame>
    </ForVisitors>
  );
}
