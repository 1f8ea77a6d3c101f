import { ResetPasswordForm } from 'mfe-shared/sign-in';
import { AuthFrame } from './auth-frame';

/** /platform-admin/auth/reset-password: where the link of the mail leads. */
export function ResetPasswordPage() {
  return (
    <AuthFrame page="reset-password">
      <ResetPasswordForm loginType="platformAdmin" />
    </AuthFrame>
  );
}
