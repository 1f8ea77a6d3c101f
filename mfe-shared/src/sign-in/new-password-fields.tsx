import { useFormContext } from 'react-hook-form';
import { PasswordField } from './password-field';
import { longestPassword, shortestPassword } from './rules';
import { StrengthMeter } from './strength-meter';
import { useWords } from './words';

export type NewPassword = { password: string; repeated: string };

/** A new password, typed twice, with its strength. Inside a form whose values have both. */
export function NewPasswordFields({ label }: { label?: string }) {
  const { t } = useWords();
  const { register, watch, formState, getValues } = useFormContext<NewPassword>();
  const { errors } = formState;
  const length = t('passwordHelp', { count: shortestPassword });
  return (
    <>
      <PasswordField
        label={label ?? t('newPassword')}
        autoComplete="new-password"
        help={length}
        error={errors.password?.message}
        {...register('password', {
          required: t('passwordRequired'),
          minLength: { value: shortestPassword, message: length },
          maxLength: { value: longestPassword, message: t('passwordTooLong', { count: longestPassword }) },
          deps: 'repeated',
        })}
      />
      <StrengthMeter password={watch('password')} />
      <PasswordField
        label={t('repeatPassword')}
        autoComplete="new-password"
        error={errors.repeated?.message}
        {...register('repeated', {
          required: t('passwordRequired'),
          validate: (value) => value === getValues('password') || t('passwordsDiffer'),
        })}
      />
    </>
  );
}
