import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { notify } from '../notify/notify';
import { useErrorText } from '../notify/use-error-text';
import { useSession } from '../session/use-session';
import { PasswordField } from '../sign-in/password-field';
import { Button } from '../ui/button';
import { Typography } from '../ui/typography';
import { useWords } from './words';

type PasswordStepProps = {
  /** Says what happens next. */
  text?: ReactNode;
  confirmLabel: string;
  danger?: boolean;
  onClose: () => void;
  /** Rejects for a wrong password. */
  onPassword: (password: string) => Promise<void>;
};

/** Asks for the password again before the factors change: the browser may have been left unlocked. */
export function PasswordStep({ text, confirmLabel, danger, onClose, onPassword }: PasswordStepProps) {
  const { t } = useWords();
  const errorText = useErrorText();
  const email = useSession((state) => state.user?.email ?? '');
  const form = useForm<{ password: string }>({ defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await onPassword(password);
    } catch (error) {
      notify.error(error);
      form.setError('password', { message: errorText(error) }, { shouldFocus: true });
    }
  });
  return (
    <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 2, pb: 3 }}>
      {text ? <Typography>{text}</Typography> : null}
      {/* Tells a password manager whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('own.password')}
        help={t('own.passwordHelp')}
        autoComplete="current-password"
        autoFocus
        error={errors.password?.message}
        {...form.register('password', { required: t('own.passwordRequired') })}
      />
      <Stack direction="row" sx={{ justifyContent: 'flex-end', gap: 1 }}>
        <Button color="neutral" onClick={onClose} disabled={isSubmitting}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant="contained" color={danger ? 'error' : 'primary'} loading={isSubmitting}>
          {confirmLabel}
        </Button>
      </Stack>
    </Stack>
  );
}
