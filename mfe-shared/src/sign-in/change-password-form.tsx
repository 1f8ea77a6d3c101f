import { PasswordForm } from './password-form';

/** `PasswordForm` in our words. */
export function ChangePasswordForm() {
  return <PasswordForm />;
}
