import { ForgotPasswordForm } from 'mfe-shared/sign-in';
import { AuthFrame } from './auth-frame';

/** /admin/auth/forgot-password */
export function ForgotPasswordPage() {
  return (
    <AuthFrame page="forgot-password">
      <ForgotPasswordForm loginType="tenantAdmin" />
    </AuthFrame>
  );
}
