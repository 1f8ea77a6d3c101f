import Stack from '@mui/material/Stack';
import { FormProvider, useForm } from 'react-hook-form';
import { ApiError } from '../api/api-error';
import { notify } from '../notify/notify';
import { useErrorText } from '../notify/use-error-text';
import { session } from '../session/session';
import { useSession } from '../session/use-session';
import { Box } from '../ui/box';
import { Button } from '../ui/button';
import type { NewPassword } from './new-password-fields';
import { NewPasswordFields } from './new-password-fields';
import { PasswordField } from './password-field';
import { SignOutEverywhere } from './sign-out-everywhere';
import { useWords } from './words';

type Fields = NewPassword & { currentPassword: string };
const empty: Fields = { currentPassword: '', password: '', repeated: '' };

export type PasswordFormProps = {
  /** The store's own words for the fields and the button; ours stand in for the others. */
  labels?: { current?: string; new?: string; save?: string };
};

/** Changes the signed-in person's password. Their other devices have to sign in again. */
export function PasswordForm({ labels = {} }: PasswordFormProps) {
  const { t } = useWords();
  const errorText = useErrorText();
  const email = useSession((state) => state.user?.email ?? '');
  const form = useForm<Fields>({ defaultValues: empty });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ currentPassword, password }) => {
    try {
      await session.changePassword({ currentPassword, newPassword: password });
      form.reset(empty);
      notify.success(t('passwordChanged'));
    } catch (error) {
      const field = isAboutNewPassword(error) ? 'password' : 'currentPassword';
      form.setError(field, { message: errorText(error) }, { shouldFocus: true });
    }
  });
  return (
    <FormProvider {...form}>
      <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 2 }}>
        {/* Tells a password manager whose password this is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={labels.current || t('currentPassword')}
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword', { required: t('passwordRequired') })}
        />
        <NewPasswordFields {...(labels.new && { label: labels.new })} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button type="submit" variant="contained" loading={isSubmitting}>
            {labels.save || t('changePassword')}
          </Button>
          <SignOutEverywhere />
        </Box>
      </Stack>
    </FormProvider>
  );
}

function isAboutNewPassword(error: unknown): boolean {
  return error instanceof ApiError && (error.details ?? []).some(({ field }) => field === 'newPassword');
}
