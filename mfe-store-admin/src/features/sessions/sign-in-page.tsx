import { SignInForm } from 'mfe-shared/sign-in';
import { AuthFrame } from './auth-frame';

/** /admin/auth/login: staff of this store sign in, and go on to where they were. */
export function SignInPage() {
  return (
    <AuthFrame page="login">
      <SignInForm loginType="tenantAdmin" />
    </AuthFrame>
  );
}
