import { SignInError } from 'mfe-shared/sign-in';
import { AuthFrame } from './auth-frame';

/** /admin/auth/error: what went wrong while signing in. */
export function ErrorPage() {
  return (
    <AuthFrame page="error">
      <SignInError loginType="tenantAdmin" />
    </AuthFrame>
  );
}
